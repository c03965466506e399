import { sql } from 'kysely';
import type { Db } from '../../http/call';
import { writeAudits } from '../audit';
import { among, hasPhone } from './matching';
import type { Identifiers } from './mentions';

/** Raises the versions, so that no form that was open before writes the contact back, and notes it without a value. */
const keepTrace = async (trx: Db, table: 'companies' | 'venues', ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await trx
    .updateTable(table)
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('id', 'in', ids)
    .execute();
  const entity = table === 'companies' ? 'company' : 'venue';
  await writeAudits(
    trx,
    { now, caller: null, requestId: null, address: null },
    ids.map((entityId) => ({ action: `${entity}_changed`, entity, entityId })),
  );
};

/**
 * Erases the executives of venues and companies who can be reached where the person can, and answers how many contacts
 * that were.
 */
export const eraseContacts = async (trx: Db, { emails, phones }: Identifiers, now: Date): Promise<number> => {
  const executives = await trx
    .deleteFrom('venue_executives')
    .where(hasPhone('phone_number', phones))
    .returning('venue_id')
    .execute();
  const phoned = await trx
    .updateTable('companies')
    .set({ executive_name: '', executive_title: '', executive_phone_number: '' })
    .where(hasPhone('executive_phone_number', phones))
    .returning('id')
    .execute();
  const mailed = await trx
    .updateTable('companies')
    .set({ invoice_mail_address: '' })
    .where(among(sql`lower(invoice_mail_address)`, emails))
    .returning('id')
    .execute();
  const unique = (ids: readonly number[]): number[] => [...new Set(ids)].sort((one, other) => one - other);
  await keepTrace(trx, 'venues', unique(executives.map(({ venue_id: id }) => id)), now);
  await keepTrace(trx, 'companies', unique([...phoned, ...mailed].map(({ id }) => id)), now);
  return executives.length + phoned.length + mailed.length;
};
