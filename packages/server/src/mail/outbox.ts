import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../db/types/index';
import type { MailOutboxTable } from '../db/types/work';
import type { Mail } from './templates';

export type OutboxMail = Selectable<MailOutboxTable>;

/** An address that a mail server could read as several, or as a header, is nobody's address. */
const oneAddress = /^[^\s,;:<>()[\]\\"@\p{C}]+@[^\s,;:<>()[\]\\"@\p{C}]+$/u;

/**
 * Queues a mail in the caller's transaction: it is sent exactly when the change it speaks of was kept.
 * @throws when the recipient is not one plain address.
 */
export async function queueMail(trx: Kysely<Database>, clock: Clock, mail: Mail): Promise<number> {
  if (!oneAddress.test(mail.recipient)) throw new Error('the recipient is not one e-mail address');
  const now = clock.now();
  const { id } = await trx
    .insertInto('mail_outbox')
    .values({
      template: mail.template,
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      next_attempt_at: now,
      created_at: now,
      expires_at: mail.expiresAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest mails first, for the outbox page of a demo. */
export const listOutbox = (db: Kysely<Database>, limit = 50): Promise<OutboxMail[]> =>
  db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
