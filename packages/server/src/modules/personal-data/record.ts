import { createHmac, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { ErasedSubject } from '../../db/types/personal-data';
import type { Db } from '../../http/call';
import { foldEmail } from '../auth/accounts';
import { isMention, textArray } from './matching';
import type { MentionPatterns } from './mentions';
import type { Named } from './person';
import type { Counts } from './records';

/** Why something was destroyed, and who did it. */
export type Cause =
  | { cause: 'request'; named: Named; doneBy: string; reason: string }
  | { cause: 'retention'; doneBy: string; reason: string };

const keyOf = (named: Named): string => (named.kind === 'account' ? foldEmail(named.email) : String(named.id));

/** Keyed hash of what a person is named by. Without the server's secret it tells nothing. */
const subjectHash = (key: KeyObject, named: Named): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([named.kind, keyOf(named)]))
    .digest('base64url');

/** What stands in a proof where an e-mail stood: of the same e-mail always the same. */
const emailHash = (key: KeyObject, email: string): string =>
  `hmac:${createHmac('sha256', key)
    .update(JSON.stringify(['consent', email]))
    .digest('base64url')}`;

/** What is more than none. */
const present = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** Adds a destruction record and answers its id. It opens the append-only tables to its own transaction. */
export const addRecord = async (trx: Db, key: KeyObject, cause: Cause, counts: Counts, now: Date): Promise<number> => {
  const subject: ErasedSubject | null = cause.cause === 'request' ? cause.named.kind : null;
  const { id } = await trx
    .insertInto('destruction_records')
    .values({
      at: now,
      cause: cause.cause,
      subject,
      subject_hash: cause.cause === 'request' ? subjectHash(key, cause.named) : null,
      done_by: cause.doneBy,
      reason: cause.reason,
      counts: JSON.stringify(present(counts)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** When a person was erased that the same name asks for again; undefined when never. */
export const erasedBefore = async (db: Db, key: KeyObject, named: Named): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('destruction_records')
    .select('at')
    .where('subject_hash', '=', subjectHash(key, named))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
};

/** What is to be taken out of the append-only tables. */
export interface LoggedPerson {
  /** The person's records by their names in the audit log, e.g. `panel_user:5`. */
  records: readonly string[];
  /** Accounts whose network addresses go. */
  actors: readonly number[];
  /** Null: nothing else to look for. */
  mentions: MentionPatterns | null;
}

const numberArray = (numbers: readonly number[]) => sql.val(`{${numbers.join(',')}}`);

/** Subquery of the rows of the audit log that are about these records. */
export const recordRows = (records: readonly string[]) => sql`
  select log.id from unnest(${textArray(records)}) as own (name)
  join audit_log log on log.entity = split_part(own.name, ':', 1) and log.entity_id = split_part(own.name, ':', 2)`;

/** Rows of the audit log that speak of the person, each once. Mentions take a walk through all of it. */
export const findAuditRows = async (trx: Db, { records, actors, mentions }: LoggedPerson): Promise<number[]> => {
  const parts = [
    recordRows(records),
    sql`select id from audit_log where actor_id = any (${numberArray(actors)}::integer[]) and address is not null`,
    ...(mentions === null
      ? []
      : [
          sql`select id from audit_log where ${isMention(sql`old_values::text`, mentions)}
            or ${isMention(sql`new_values::text`, mentions)}`,
        ]),
  ];
  const { rows } = await sql<{ id: number }>`${sql.join(parts, sql` union `)}`.execute(trx);
  return rows.map(({ id }) => id);
};

/** Takes the person out of these rows of the audit log; the record must have been added in this transaction. */
export const eraseFromAuditLog = async (
  trx: Db,
  record: number,
  rows: readonly number[],
  { records, actors, mentions }: LoggedPerson,
): Promise<void> => {
  await sql`select erase_from_audit_log(${record}, ${numberArray(rows)}::bigint[], ${textArray(records)},
    ${numberArray(actors)}::integer[], ${mentions?.exact ?? null}::text)`.execute(trx);
};

/** Puts the hash of an e-mail in its place where it gave a consent, so that the proof stays one. */
export const eraseConsents = async (trx: Db, key: KeyObject, record: number, emails: readonly string[]) => {
  for (const email of emails) {
    await sql`select erase_consents(${record}, ${textArray([email])}, ${emailHash(key, email)})`.execute(trx);
  }
};

/** How many consents these e-mails gave. */
export const countConsents = async (trx: Db, emails: readonly string[]): Promise<number> => {
  if (emails.length === 0) return 0;
  const rows = await trx.selectFrom('consents').select('id').where('email_folded', 'in', emails).execute();
  return rows.length;
};
