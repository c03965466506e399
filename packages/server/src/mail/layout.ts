import { html } from './html';
import { oneLine } from './oneLine';
import { mailTexts } from './texts';

/** What a mail shows, from top to bottom. Every value is text: nothing in it is read as markup or as a template. */
export interface Letter {
  subject: string;
  /** Whom it greets; may hold anything, is shown on one line. Empty for an account without a name. */
  name: string;
  intro: string;
  /** A password, and how long it may be used. */
  password?: { value: string; rules: string };
  /** Where to sign in; absent for accounts that do not sign in to the panel. */
  signInUrl?: string | undefined;
  closing: string;
}

/** The letter as plain text: paragraphs with an empty line between them. */
export const letterText = ({ name, intro, password, signInUrl, closing }: Letter): string =>
  [
    mailTexts.greeting(oneLine(name)),
    intro,
    ...(password ? [`${mailTexts.passwordLabel}: ${password.value}`, password.rules] : []),
    ...(signInUrl ? [`${mailTexts.signIn}: ${signInUrl}`] : []),
    closing,
    `${mailTexts.closing}\n${mailTexts.automatic}`,
  ].join('\n\n');

const passwordHtml = (password: Letter['password']): string =>
  password
    ? html`
<p>${mailTexts.passwordLabel}:<br><strong style="font-family:Consolas,monospace;font-size:20px">${password.value}</strong></p>
<p>${password.rules}</p>`
    : '';

const linkHtml = (url: string | undefined): string =>
  url
    ? html`
<p><a href="${url}" style="color:#874a13">${mailTexts.signIn}</a></p>`
    : '';

/** The letter as HTML. */
export const letterHtml = ({ subject, name, intro, password, signInUrl, closing }: Letter): string =>
  [
    html`<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#241d18;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
<p>${mailTexts.greeting(oneLine(name))}</p>
<p>${intro}</p>`,
    passwordHtml(password),
    linkHtml(signInUrl),
    html`
<p>${closing}</p>
<p>${mailTexts.closing}<br><small>${mailTexts.automatic}</small></p>
</div>
</body>
</html>
`,
  ].join('');
