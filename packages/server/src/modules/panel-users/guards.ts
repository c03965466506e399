import type { ErrorCode, PanelUserRow } from '@telve/api';
import type { Caller, Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { type AccountFields, isActiveAdmin } from './fields';

const refuseAt = (field: keyof AccountFields, code: ErrorCode) => new Refusal(code, { fields: [{ field, code }] });

/** The company must be there, and the venue be one of it. */
export const expectWorkplace = async (trx: Db, { companyId, venueId }: AccountFields): Promise<void> => {
  if (companyId === null) return;
  const company = await trx.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
  if (!company) throw refuseAt('companyId', 'company_not_found');
  if (venueId === 0) return;
  const venue = await trx
    .selectFrom('venues')
    .select('id')
    .where('id', '=', venueId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!venue) throw refuseAt('venueId', 'venue_not_found');
};

/** An applicant's account may keep its role; it is given by the pre-approval of an application only (D-28). */
const expectGivenRole = (before: AccountFields, after: AccountFields): void => {
  if (after.role === 'AppliedMerchantUser' && before.role !== after.role)
    throw new Refusal('validation_failed', { fields: [{ field: 'role', code: 'one_of' }] });
};

/** Nobody takes the own activity or role away (PU-21). */
const expectOthersRights = (caller: Caller, before: PanelUserRow, after: AccountFields): void => {
  if (caller.userId !== before.id) return;
  if (!after.active) throw refuseAt('active', 'cannot_deactivate_self');
  if (after.role !== before.role) throw refuseAt('role', 'cannot_change_own_role');
};

/** Somebody must be left who can let others in. */
const expectAdminLeft = (before: AccountFields, after: AccountFields, otherAdmins: number): void => {
  if (otherAdmins > 0 || !isActiveAdmin(before) || isActiveAdmin(after)) return;
  throw refuseAt(after.active ? 'role' : 'active', 'last_active_admin');
};

/** @throws Refusal for a change of rights that nobody, or this caller, may not make */
export const expectAllowed = (
  caller: Caller,
  before: PanelUserRow,
  after: AccountFields,
  otherAdmins: number,
): void => {
  expectGivenRole(before, after);
  expectOthersRights(caller, before, after);
  expectAdminLeft(before, after, otherAdmins);
};
