import { html } from './html';
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

/** What a mail with a temporary password tells. */
export interface TemporaryPasswordMail {
  recipient: string;
  /** Name of the person; may hold anything, is shown as text. */
  name: string;
  password: string;
  /** Milliseconds from now until the password ends. */
  life: number;
  expiresAt: Date;
  /** Where to sign in; absent for accounts that do not sign in to the panel. */
  signInUrl?: string;
}

type Kind = 'forgotPassword' | 'newAccount' | 'newPassword';

interface Shown {
  greeting: string;
  rules: string;
  password: string;
  signInUrl: string | undefined;
}

const link = (url: string | undefined): string =>
  url ? html`<p><a href="${url}" style="color:#874a13">${mailTexts.signIn}</a></p>` : '';

const page = (words: (typeof mailTexts)[Kind], shown: Shown): string =>
  `${html`<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.subject}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#241d18;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
<p>${shown.greeting}</p>
<p>${words.intro}</p>
<p>${mailTexts.passwordLabel}:<br><strong style="font-family:Consolas,monospace;font-size:20px">${shown.password}</strong></p>
<p>${shown.rules}</p>
`}${link(shown.signInUrl)}${html`
<p>${words.notYou}</p>
<p>${mailTexts.closing}<br><small>${mailTexts.automatic}</small></p>
</div>
</body>
</html>
`}`;

function temporaryPassword(kind: Kind, mail: TemporaryPasswordMail): Mail {
  const words = mailTexts[kind];
  const greeting = mailTexts.greeting(oneLine(mail.name));
  const rules = words.rules(durationText(mail.life));
  const password = oneLine(mail.password);
  return {
    template: kind,
    recipient: mail.recipient,
    subject: words.subject,
    expiresAt: mail.expiresAt,
    text: [
      greeting,
      words.intro,
      `${mailTexts.passwordLabel}: ${password}`,
      rules,
      ...(mail.signInUrl ? [`${mailTexts.signIn}: ${mail.signInUrl}`] : []),
      words.notYou,
      `${mailTexts.closing}\n${mailTexts.automatic}`,
    ].join('\n\n'),
    html: page(words, { greeting, rules, password, signInUrl: mail.signInUrl }),
  };
}

/** The person asked for it (AUTH-24). */
export const forgotPasswordMail = (mail: TemporaryPasswordMail): Mail => temporaryPassword('forgotPassword', mail);

/** Staff asked for it (AUTH-28, D-25). */
export const newPasswordMail = (mail: TemporaryPasswordMail): Mail => temporaryPassword('newPassword', mail);

/** An operator made the account. */
export const newAccountMail = (mail: TemporaryPasswordMail): Mail => temporaryPassword('newAccount', mail);
