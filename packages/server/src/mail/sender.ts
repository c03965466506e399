import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../db/types/index';
import type { OutboxMail } from './outbox';
import type { MailTransport } from './transport';

/** What a sender needs. */
export interface MailSenderOptions {
  db: Kysely<Database>;
  clock: Clock;
  transport: MailTransport;
  /** Keeps the bodies of finished mails: demo only, they may hold passwords. */
  keepBodies: boolean;
  /** Told about every refused attempt; carries no content of the mail. */
  onFailure?: (mail: { id: number; template: string; attempts: number }, error: unknown) => void;
}

const lockMs = 120_000;
const maxAttempts = 8;
const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** 30 s, 1, 2, 4 … minutes, at most an hour. */
const waitAfter = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);

/** Takes one due mail for this process; another instance skips it. A mail whose sender died is due again. */
const claim = (db: Kysely<Database>, now: Date): Promise<OutboxMail | undefined> =>
  db
    .updateTable('mail_outbox')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), locked_until: later(now, lockMs) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where(({ or, and, eb: due }) =>
          or([
            and([due('state', '=', 'queued'), due('next_attempt_at', '<=', now)]),
            and([due('state', '=', 'sending'), due('locked_until', '<', now)]),
          ]),
        )
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

async function finish(options: MailSenderOptions, mail: OutboxMail, state: 'sent' | 'failed', error: string | null) {
  const bodies = options.keepBodies ? {} : { body_text: null, body_html: null };
  await options.db
    .updateTable('mail_outbox')
    .set({
      state,
      locked_until: null,
      last_error: error,
      sent_at: state === 'sent' ? options.clock.now() : null,
      ...bodies,
    })
    .where('id', '=', mail.id)
    .execute();
}

/** The reason in one line without addresses. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\S+@\S+/g, '…').slice(0, 500);

async function attempt(options: MailSenderOptions, mail: OutboxMail): Promise<boolean> {
  const now = options.clock.now();
  if (mail.expires_at && mail.expires_at <= now) {
    await finish(options, mail, 'failed', 'expired');
    return false;
  }
  try {
    await options.transport.send(mail);
  } catch (error) {
    options.onFailure?.({ id: mail.id, template: mail.template, attempts: mail.attempts }, error);
    if (mail.attempts >= maxAttempts) await finish(options, mail, 'failed', reasonOf(error));
    else {
      await options.db
        .updateTable('mail_outbox')
        .set({
          state: 'queued',
          locked_until: null,
          last_error: reasonOf(error),
          next_attempt_at: later(now, waitAfter(mail.attempts)),
        })
        .where('id', '=', mail.id)
        .execute();
    }
    return false;
  }
  await finish(options, mail, 'sent', null);
  return true;
}

/**
 * Sends what is due, one mail after the other, and answers how many went out. Any number of processes may do so at
 * once: each mail is claimed just before it is sent, so that no queue of slow ones outlives its lock.
 */
export async function sendDueMail(options: MailSenderOptions, stopping?: AbortSignal): Promise<number> {
  let sent = 0;
  while (!stopping?.aborted) {
    const mail = await claim(options.db, options.clock.now());
    if (!mail) break;
    if (await attempt(options, mail)) sent += 1;
  }
  return sent;
}
