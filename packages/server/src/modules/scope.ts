import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/types/index';
import type { Caller } from '../http/call';

/** What says which part of the data an account may know of. */
export type Workplace = Pick<Caller, 'role' | 'companyId' | 'venueId' | 'widget'>;

const eb = expressionBuilder<Database, 'venues'>();

/** True for staff. A widget is bound to a company, whoever had it made. */
export const seesAllVenues = ({ role, widget }: Workplace): boolean => role === 'PanelUser' && !widget;

/**
 * The venues a caller may know of, as a condition on `venues` (D-09): all for PanelUser, else those of the own company,
 * and only one of them where the account is bound to it. An account without a company sees none.
 */
export const venueScope = (caller: Workplace): Expression<SqlBool> => {
  if (seesAllVenues(caller)) return eb.lit(true);
  if (caller.companyId === null) return eb.lit(false);
  const ofCompany = eb('venues.company_id', '=', caller.companyId);
  return caller.venueId === 0 ? ofCompany : eb.and([ofCompany, eb('venues.id', '=', caller.venueId)]);
};
