import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/types/index';
import type { Caller } from '../../http/call';

const eb = expressionBuilder<Database, 'merchant_app_users'>();

/**
 * The accounts of the merchant app a caller may know of (D-09): all for PanelUser, else those of the own company, and of
 * one venue where the account is bound to it. Whoever waits for approval has no company and is nobody's but PanelUser's;
 * whoever was erased is nobody's.
 */
export const merchantUserScope = (caller: Caller): Expression<SqlBool> => {
  const isThere = eb('merchant_app_users.erased_at', 'is', null);
  if (caller.role === 'PanelUser') return isThere;
  if (caller.companyId === null) return eb.lit(false);
  const ofCompany = eb('merchant_app_users.company_id', '=', caller.companyId);
  if (caller.venueId === 0) return eb.and([isThere, ofCompany]);
  return eb.and([isThere, ofCompany, eb('merchant_app_users.venue_id', '=', caller.venueId)]);
};
