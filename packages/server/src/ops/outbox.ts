import { randomBytes } from 'node:crypto';
import { toIstanbul } from '@telve/locale';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../http/call';
import { escapeHtml } from '../mail/html';
import { listOutbox, type OutboxMail } from '../mail/index';
import { outboxTexts } from './texts';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
article { border: 1px solid; border-radius: .5rem; padding: 1rem; margin-block: 1rem }
h2 { font-size: 1.125rem; margin: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }`;

const timeOf = (instant: Date): string => {
  const { date, time } = toIstanbul(instant);
  return `${date.split('-').reverse().join('.')} ${time}`;
};

const mailHtml = (mail: OutboxMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>${escapeHtml(`${outboxTexts.to}: ${mail.recipient} · ${timeOf(mail.created_at)}`)}</p>
<pre>${escapeHtml(mail.body_text ?? outboxTexts.gone)}</pre>
</article>`;

const page = (mails: readonly OutboxMail[], nonce: string): string => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(outboxTexts.title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(outboxTexts.title)}</h1>
${mails.length === 0 ? `<p>${escapeHtml(outboxTexts.empty)}</p>` : mails.map(mailHtml).join('\n')}
</main>
</body>
</html>
`;

const toJson = (mail: OutboxMail) => ({
  id: mail.id,
  template: mail.template,
  recipient: mail.recipient,
  subject: mail.subject,
  text: mail.body_text,
  state: mail.state,
  createdAt: mail.created_at.toISOString(),
});

/** The mails of a demo, which has no mail server: `/dev/outbox` as a page, or as JSON when that is asked for. */
export const registerOutbox = (app: FastifyInstance, db: Db): void => {
  app.get('/dev/outbox', async (request, reply) => {
    const mails = await listOutbox(db);
    if (String(request.headers.accept ?? '').includes('application/json')) return mails.map(toJson);
    const nonce = randomBytes(16).toString('base64url');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    return reply.type('text/html; charset=utf-8').send(page(mails, nonce));
  });
};
