import { sql } from 'kysely';
import type { Db } from '../../http/call';

const codePrefix = 'TLV-';
const codeDigits = 4;

/** The next code that no venue has. Whoever asks at the same time waits until this transaction ends. */
export const nextCode = async (trx: Db): Promise<string> => {
  await sql`select pg_advisory_xact_lock(hashtext('telve.venue_code'))`.execute(trx);
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(code from ${codePrefix.length + 1}::int)::int) as last from venues
    where code ~ ${`^${codePrefix}\\d{4,8}$`}
  `.execute(trx);
  return codePrefix + String((rows[0]?.last ?? 0) + 1).padStart(codeDigits, '0');
};
