import type { Caller, Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { venueScope } from '../scope';

/** Company and venue an account is given to. */
export interface Place {
  companyId: number;
  venueId: number;
}

const unknownPlace = (field: keyof Place, code: 'company_not_found' | 'venue_not_found') =>
  new Refusal(code, { fields: [{ field, code }] });

const companyIsKnown = async (db: Db, companyId: number, caller: Caller): Promise<boolean> => {
  if (caller.role !== 'PanelUser') return companyId === caller.companyId;
  return Boolean(await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst());
};

/**
 * Refuses a company, or a venue of it, that is not there for the caller: for PanelVenueUser every other than the own one
 * (MU-24, MU-33, MU-34).
 */
export const expectPlace = async (db: Db, { companyId, venueId }: Place, caller: Caller): Promise<void> => {
  if (!(await companyIsKnown(db, companyId, caller))) throw unknownPlace('companyId', 'company_not_found');
  const venue = await db
    .selectFrom('venues')
    .select('id')
    .where('id', '=', venueId)
    .where('company_id', '=', companyId)
    .where(venueScope(caller))
    .executeTakeFirst();
  if (!venue) throw unknownPlace('venueId', 'venue_not_found');
};
