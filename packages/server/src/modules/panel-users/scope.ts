import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/types/index';
import type { Workplace } from '../scope';

const eb = expressionBuilder<Database, 'panel_users'>();

/**
 * The accounts a caller may list, as a condition on `panel_users` (D-09): all for PanelUser, else those of the own
 * company, and of the own venue where the account is bound to one; never an account of staff, or one that was erased.
 */
export const accountScope = ({ role, companyId, venueId }: Workplace): Expression<SqlBool> => {
  const isThere = eb('panel_users.erased_at', 'is', null);
  if (role === 'PanelUser') return isThere;
  if (companyId === null) return eb.lit(false);
  return eb.and([
    isThere,
    eb('panel_users.company_id', '=', companyId),
    eb('panel_users.role', '<>', 'PanelUser'),
    ...(venueId === 0 ? [] : [eb('panel_users.venue_id', '=', venueId)]),
  ]);
};
