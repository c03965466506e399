import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/types/index';
import type { Caller } from '../../http/call';

const eb = expressionBuilder<Database, 'merchant_applications'>();

/**
 * The applications a caller may know of, as a condition on `merchant_applications`: all for PanelUser, those of the own
 * e-mail for an applicant, none for everybody else. One whose applicant was erased is nobody's.
 */
export const applicationScope = ({ role, userId }: Caller): Expression<SqlBool> => {
  if (role === 'PanelUser') return eb('merchant_applications.erased_at', 'is', null);
  if (role !== 'AppliedMerchantUser') return eb.lit(false);
  const ownEmail = eb.selectFrom('panel_users').select('email_folded').where('panel_users.id', '=', userId);
  return eb('merchant_applications.email_folded', '=', ownEmail);
};
