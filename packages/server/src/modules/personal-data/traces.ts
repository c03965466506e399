import { sql } from 'kysely';
import type { Db } from '../../http/call';
import { emailDigest } from '../auth/limits';
import { columnsWith, personalColumns } from './columns';
import { type Identifiers, mentionPattern, phoneDigits } from './mentions';
import type { Counts } from './records';
import { erasureTexts as texts } from './texts';

type Searched = 'mail_outbox' | 'jobs' | 'import_logs';

const jsonColumns: ReadonlySet<string> = new Set(['payload', 'result']);

const tables = Object.keys(personalColumns) as (keyof typeof personalColumns)[];

/** Tables in which whatever row mentions a person loses the mention. */
const searchedTables = tables.filter((table): table is Searched => columnsWith(table, 'searched').length > 0);

/** Takes every mention out of a table's texts and answers how many rows had one. */
const takeMentions = async (trx: Db, table: Searched, pattern: string): Promise<number> => {
  const columns = columnsWith(table, 'searched') as string[];
  const asText = (name: string) => sql`${sql.ref(name)}::text`;
  const changes = columns.map((name) => {
    const changed = sql`regexp_replace(${asText(name)}, ${pattern}, ${texts.mention}, 'g')`;
    return sql`${sql.ref(name)} = ${jsonColumns.has(name) ? sql`${changed}::jsonb` : changed}`;
  });
  const mentioned = columns.map((name) => sql`${asText(name)} ~ ${pattern}`);
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

/** Executives of venues and companies who can be reached where the person can. */
const eraseContacts = async (trx: Db, { emails, phones }: Identifiers): Promise<number> => {
  const digits = phones.map(phoneDigits).filter((phone) => phone !== '');
  const isPhone = (column: string) => {
    const stored = sql`right(regexp_replace(${sql.ref(column)}, '\\D', 'g'), 10)`;
    return digits.length === 0 ? sql<boolean>`false` : sql<boolean>`${stored} in (${sql.join(digits)})`;
  };
  const isEmail =
    emails.length === 0 ? sql<boolean>`false` : sql<boolean>`lower(invoice_mail_address) in (${sql.join(emails)})`;
  const venues = await trx.deleteFrom('venue_executives').where(isPhone('phone_number')).returning('id').execute();
  const nobody = { executive_name: '', executive_title: '', executive_phone_number: '' };
  const phoned = trx.updateTable('companies').set(nobody).where(isPhone('executive_phone_number'));
  const mailed = trx.updateTable('companies').set({ invoice_mail_address: '' }).where(isEmail);
  const companies = [...(await phoned.returning('id').execute()), ...(await mailed.returning('id').execute())];
  return venues.length + companies.length;
};

/** Answers that were kept for the accounts' repetitions, and others that mention the person. */
const eraseKeptAnswers = async (trx: Db, userIds: readonly number[], pattern: string | null): Promise<number> => {
  const principals = userIds.map((id) => `user:${id}`);
  const gone = await trx
    .deleteFrom('idempotency_keys')
    .where(({ eb, or }) =>
      or([
        ...(principals.length === 0 ? [] : [eb('principal', 'in', principals)]),
        ...(pattern === null ? [] : [sql<boolean>`response_body ~ ${pattern}`]),
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

/** What else to look for: nothing where the person stays known under the same e-mail by other records. */
export interface Traces {
  identifiers: Identifiers;
  ownEmails: readonly string[];
  userIds: readonly number[];
}

/**
 * Takes the person out of what others' records and the server's own work say: mails, contacts, jobs, logs of imports,
 * kept answers, codes and counters. The append-only tables are the destruction record's affair.
 */
export const eraseTraces = async (trx: Db, { identifiers, ownEmails, userIds }: Traces): Promise<Counts> => {
  const pattern = mentionPattern(identifiers);
  const mails = await goneRows(trx, 'mail_outbox', 'recipient', identifiers.emails);
  const emailCodes = await goneRows(trx, 'email_codes', 'email_folded', ownEmails);
  await eraseLimits(trx, ownEmails);
  const counts: Counts = {
    mails,
    emailCodes,
    contacts: await eraseContacts(trx, identifiers),
    keptAnswers: await eraseKeptAnswers(trx, userIds, pattern),
  };
  if (pattern === null) return counts;
  for (const table of searchedTables) counts[`${table}Mentions`] = await takeMentions(trx, table, pattern);
  return counts;
};
