import { type Letter, letterHtml, letterText } from './layout';
import { oneLine } from './oneLine';
import { durationText, mailTexts } from './texts';

/** A mail, ready to be queued. */
export interface Mail {
  template: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Not sent after this instant. */
  expiresAt?: Date;
}

/** Whom a mail goes to. */
export interface MailRecipient {
  /** One plain e-mail address. */
  recipient: string;
  /** Name of the person, or empty; may hold anything, is shown as text. */
  name: string;
}

/** What a mail with a temporary password tells. */
export interface TemporaryPasswordMail extends MailRecipient {
  password: string;
  /** Milliseconds from now until the password ends. */
  life: number;
  expiresAt: Date;
  /** Where to sign in; absent for accounts that do not sign in to the panel. */
  signInUrl?: string;
}

type PasswordKind = 'forgotPassword' | 'newAccount' | 'newAccountPassive' | 'newMerchantAccount' | 'newPassword';

/** A letter as a mail to be queued. `template` names it in the outbox. */
export const mailOf = (template: string, recipient: string, letter: Letter): Mail => ({
  template,
  recipient,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
});

function temporaryPassword(kind: PasswordKind, mail: TemporaryPasswordMail): Mail {
  const { rules, signIn, ...words } = { signIn: mailTexts.signIn, ...mailTexts[kind] };
  const secret = {
    label: mailTexts.passwordLabel,
    value: oneLine(mail.password),
    rules: rules(durationText(mail.life)),
  };
  const link = mail.signInUrl === undefined ? undefined : { url: mail.signInUrl, label: signIn };
  const letter: Letter = { ...words, name: mail.name, secret, link };
  return { ...mailOf(kind, mail.recipient, letter), expiresAt: mail.expiresAt };
}

/** The person asked for it (AUTH-24). */
export const forgotPasswordMail = (mail: TemporaryPasswordMail): Mail => temporaryPassword('forgotPassword', mail);

/** Staff asked for it (AUTH-28, D-25). */
export const newPasswordMail = (mail: TemporaryPasswordMail): Mail => temporaryPassword('newPassword', mail);

/** Staff or an operator made an account of the panel (D-27). */
export const newAccountMail = (mail: TemporaryPasswordMail): Mail => temporaryPassword('newAccount', mail);

/** The same where staff left the account passive: nobody can sign in to it yet. */
export const newPassiveAccountMail = (mail: TemporaryPasswordMail): Mail =>
  temporaryPassword('newAccountPassive', mail);

/** Staff made an account of the merchant app: it has no business at the panel's sign-in page (D-27). */
export const newMerchantAccountMail = (mail: Omit<TemporaryPasswordMail, 'signInUrl'>): Mail =>
  temporaryPassword('newMerchantAccount', mail);

/** What the mail about an approval tells. */
export interface ApprovalMail extends MailRecipient {
  /** False where staff approved the account but left it passive: nobody can sign in to it yet. */
  active: boolean;
}

/** Staff gave a waiting account of the merchant app its company and venue (D-31). Holds no password. */
export const merchantApprovedMail = ({ recipient, name, active }: ApprovalMail): Mail =>
  mailOf('merchantApproved', recipient, {
    ...(active ? mailTexts.merchantApproved : mailTexts.merchantApprovedPassive),
    name,
  });
