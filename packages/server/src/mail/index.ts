export { listOutbox, type OutboxMail, queueMail } from './outbox';
export { type MailSenderOptions, sendDueMail } from './sender';
export {
  forgotPasswordMail,
  type Mail,
  newAccountMail,
  newPasswordMail,
  type TemporaryPasswordMail,
} from './templates';
export { type MailTransport, smtpTransport } from './transport';
