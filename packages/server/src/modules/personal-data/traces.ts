import { sql } from 'kysely';
import type { Db } from '../../http/call';
import { emailDigest } from '../auth/limits';
import { columnsWith, personalColumns } from './columns';
import { isMention } from './matching';
import { type MentionPatterns, mentionPatterns } from './mentions';
import type { Counts } from './records';
import type { Sought } from './sought';
import { erasureTexts as texts } from './texts';

type Searched = 'mail_outbox' | 'jobs' | 'import_logs';

const jsonColumns: ReadonlySet<string> = new Set(['payload', 'result']);

const tables = Object.keys(personalColumns) as (keyof typeof personalColumns)[];

/** Tables in which whatever row mentions a person loses the mention. */
const searchedTables = tables.filter((table): table is Searched => columnsWith(table, 'searched').length > 0);

/** Takes every mention out of a table's texts and answers how many rows had one. */
const takeMentions = async (trx: Db, table: Searched, patterns: MentionPatterns): Promise<number> => {
  const columns = columnsWith(table, 'searched') as string[];
  const asText = (name: string) => sql`${sql.ref(name)}::text`;
  const changes = columns.map((name) => {
    const changed = sql`regexp_replace(${asText(name)}, ${patterns.exact}, ${texts.mention}, 'g')`;
    return sql`${sql.ref(name)} = ${jsonColumns.has(name) ? sql`${changed}::jsonb` : changed}`;
  });
  const mentioned = columns.map((name) => isMention(asText(name), patterns));
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(mentioned, sql` or `)}`.execute(trx);
  return Number(numAffectedRows ?? 0);
};

const goneRows = async (trx: Db, table: 'mail_outbox' | 'email_codes', column: string, emails: readonly string[]) => {
  if (emails.length === 0) return 0;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where lower(${sql.ref(column)}) in (${sql.join(emails)})`.execute(trx);
  return Number(numAffectedRows ?? 0);
};

/** Answers that were kept for the accounts' repetitions, and others that mention the person. */
const eraseKeptAnswers = async (
  trx: Db,
  userIds: readonly number[],
  patterns: MentionPatterns | null,
): Promise<number> => {
  const principals = userIds.map((id) => `user:${id}`);
  const gone = await trx
    .deleteFrom('idempotency_keys')
    .where(({ eb, or }) =>
      or([
        ...(principals.length === 0 ? [] : [eb('principal', 'in', principals)]),
        ...(patterns === null ? [] : [isMention(sql`response_body`, patterns)]),
        eb.lit(false),
      ]),
    )
    .returning('key')
    .execute();
  return gone.length;
};

/** Counters of attempts hold a hash of the e-mail that has no key. */
const eraseLimits = async (trx: Db, emails: readonly string[]): Promise<void> => {
  for (const digest of emails.map(emailDigest)) {
    await trx.deleteFrom('limit_counters').where(sql<boolean>`strpos(key, ${digest}) > 0`).execute();
    await trx.deleteFrom('limit_members').where('member', '=', digest).execute();
  }
};

/** What else to look for, and the accounts that went. */
export interface Traces extends Sought {
  userIds: readonly number[];
}

/**
 * Takes the person out of what others' records and the server's own work say: mails, jobs, logs of imports, kept
 * answers, codes and counters. The append-only tables are the destruction record's affair.
 */
export const eraseTraces = async (trx: Db, { identifiers, ownEmails, userIds }: Traces): Promise<Counts> => {
  const patterns = mentionPatterns(identifiers);
  const mails = await goneRows(trx, 'mail_outbox', 'recipient', identifiers.emails);
  const emailCodes = await goneRows(trx, 'email_codes', 'email_folded', ownEmails);
  await eraseLimits(trx, ownEmails);
  const counts: Counts = {
    mails,
    emailCodes,
    keptAnswers: await eraseKeptAnswers(trx, userIds, patterns),
  };
  if (patterns === null) return counts;
  for (const table of searchedTables) counts[`${table}Mentions`] = await takeMentions(trx, table, patterns);
  return counts;
};
