import { html } from './html';
import { oneLine } from './oneLine';
import { mailTexts } from './texts';

/** What a mail shows, from top to bottom. Every value is text: nothing in it is read as markup or as a template. */
export interface Letter {
  subject: string;
  /** Whom it greets; may hold anything, is shown on one line. Empty for an account without a name. */
  name: string;
  intro: string;
  /** A password or a code under its label, and how long it may be used. */
  secret?: { label: string; value: string; rules: string };
  /** Things it names, each with what is to be said of it; may hold anything, each is shown on one line. */
  list?: readonly { title: string; text: string }[];
  /** Where to go on, and what the link is called. */
  link?: { url: string; label: string } | undefined;
  closing: string;
}

/** The letter as plain text: paragraphs with an empty line between them. */
export const letterText = ({ name, intro, secret, list = [], link, closing }: Letter): string =>
  [
    mailTexts.greeting(oneLine(name)),
    intro,
    ...(secret ? [`${secret.label}: ${secret.value}`, secret.rules] : []),
    ...(list.length > 0 ? [list.map(({ title, text }) => `- ${oneLine(title)}: ${oneLine(text)}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    closing,
    `${mailTexts.closing}\n${mailTexts.automatic}`,
  ].join('\n\n');

const secretHtml = (secret: Letter['secret']): string =>
  secret
    ? html`
<p>${secret.label}:<br><strong style="font-family:Consolas,monospace;font-size:20px">${secret.value}</strong></p>
<p>${secret.rules}</p>`
    : '';

const itemHtml = ({ title, text }: { title: string; text: string }): string =>
  html`
<li style="margin:0 0 8px"><strong>${oneLine(title)}</strong><br>${oneLine(text)}</li>`;

const listHtml = (list: NonNullable<Letter['list']>): string =>
  list.length > 0 ? `\n<ul style="padding-left:20px">${list.map(itemHtml).join('')}\n</ul>` : '';

const linkHtml = (link: Letter['link']): string =>
  link
    ? html`
<p><a href="${link.url}" style="color:#874a13">${link.label}</a></p>`
    : '';

/** The letter as HTML. */
export const letterHtml = ({ subject, name, intro, secret, list = [], link, closing }: Letter): string =>
  [
    html`<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#241d18;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
<p>${mailTexts.greeting(oneLine(name))}</p>
<p>${intro}</p>`,
    secretHtml(secret),
    listHtml(list),
    linkHtml(link),
    html`
<p>${closing}</p>
<p>${mailTexts.closing}<br><small>${mailTexts.automatic}</small></p>
</div>
</body>
</html>
`,
  ].join('');
