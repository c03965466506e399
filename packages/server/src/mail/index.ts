export { type AccountMails, createAccountMails, type NewAccount, type TemporaryPassword } from './accounts';
export { type ApplicationMails, createApplicationMails, type ToldStatus, type WantedDocument } from './applications';
export { listOutbox, type OutboxMail, queueMail } from './outbox';
export { type MailSenderOptions, sendDueMail } from './sender';
export {
  forgotPasswordMail,
  type Mail,
  type MailRecipient,
  newAccountMail,
  newPasswordMail,
  type TemporaryPasswordMail,
} from './templates';
export { type MailTransport, smtpTransport } from './transport';
