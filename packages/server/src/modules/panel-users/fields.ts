import type { CreatePanelUserInput, PanelUserRow, Role } from '@telve/api';
import { worksForCompany } from '@telve/api/rules/panel-users';
import { changedValues } from '../audit';
import { cleanNames } from '../auth/names';

const names = ['firstName', 'lastName', 'role', 'companyId', 'venueId', 'allVenue', 'active'] as const;

/** What staff decides about an account, under the contract's names. */
export type AccountFields = Pick<PanelUserRow, (typeof names)[number]>;

/** Fields as they come in: company and venue may be absent for roles that have none. */
type Typed = Omit<CreatePanelUserInput, 'email' | 'role'> & { role: Role };

/** Where the account works. A role without a company gets none, whatever was sent; venue 0 and `allVenue` say the same (D-28). */
const workplace = ({ role, companyId, venueId, allVenue }: Typed) => {
  if (!worksForCompany(role)) return { companyId: null, venueId: 0, allVenue: true };
  const venue = allVenue ? 0 : (venueId ?? 0);
  return { companyId: companyId ?? null, venueId: venue, allVenue: venue === 0 };
};

/** The fields as they are kept. Throws 400 for names of which nothing is left. */
export const fieldsOf = (typed: Typed): AccountFields => ({
  ...cleanNames(typed),
  role: typed.role,
  ...workplace(typed),
  active: typed.active,
});

/** The fields of a record, without what else it holds. */
const only = (fields: AccountFields): AccountFields =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as AccountFields;

/** Exactly the fields that differ, before and after. */
export interface Changes {
  oldValues: Partial<AccountFields>;
  newValues: Partial<AccountFields>;
}

/** What a change changes, or undefined when that is nothing. */
export const changesBetween = (before: AccountFields, after: AccountFields): Changes | undefined =>
  changedValues(only(before), only(after));

/** True for a change of what the account may see and do: every open session ends (D-27). A name is none. */
export const changesRights = ({ newValues }: Changes): boolean =>
  newValues.active === false || ['role', 'companyId', 'venueId'].some((name) => name in newValues);

export const isActiveAdmin = ({ role, active }: Pick<AccountFields, 'role' | 'active'>): boolean =>
  role === 'PanelUser' && active;
