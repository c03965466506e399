import type { CreatePanelUserInput, PanelUserRole, PanelUserRow, Role, UpdatePanelUserInput } from '@telve/api';
import { worksForCompany } from '../names';

/** Company and venues of the form. They stay while a role without them is chosen, so that the way back restores them. */
export interface ScopeValues {
  /** Id as text; empty: none chosen. */
  companyId: string;
  /** Id as text; empty: none chosen. */
  venueId: string;
  allVenue: boolean;
}

/** Values of the form. */
export interface PanelUserValues {
  firstName: string;
  lastName: string;
  email: string;
  /** Empty: none chosen. */
  role: Role | '';
  scope: ScopeValues;
  active: boolean;
}

/** A new user (PU-02): no role, because rights are given on purpose and never by an overlooked default. */
export const emptyPanelUser: PanelUserValues = {
  firstName: '',
  lastName: '',
  email: '',
  role: '',
  scope: { companyId: '', venueId: '', allVenue: false },
  active: true,
};

/** The stored record as form values (PU-03). A role without venues starts from none, not from all, when it is changed. */
export const toValues = ({ firstName, lastName, email, role, active, ...user }: PanelUserRow): PanelUserValues => ({
  firstName,
  lastName,
  email,
  role,
  scope: {
    companyId: user.companyId === null ? '' : String(user.companyId),
    venueId: user.venueId === 0 ? '' : String(user.venueId),
    allVenue: user.allVenue && worksForCompany(role),
  },
  active,
});

const numberOf = (id: string): number | null => (id === '' ? null : Number(id));

/** What a role may see (D-28): all of it without a company; else a company and one venue, or 0 for all of its venues. */
const scopeOf = ({ role, scope }: PanelUserValues) => {
  if (!worksForCompany(role)) return { companyId: null, venueId: 0, allVenue: true };
  const { companyId, venueId, allVenue } = scope;
  return { companyId: numberOf(companyId), venueId: allVenue ? 0 : (numberOf(venueId) ?? 0), allVenue };
};

/** Form values as the body of the add call (PU-33). What is missing travels as it is: the rules say so. */
export const toCreate = (values: PanelUserValues): CreatePanelUserInput => ({
  firstName: values.firstName,
  lastName: values.lastName,
  email: values.email,
  role: (values.role || undefined) as PanelUserRole,
  ...scopeOf(values),
  active: values.active,
});

/** Form values as the body of the update call: the same without the e-mail (PU-15, PU-34). */
export const toUpdate = (id: number, values: PanelUserValues): UpdatePanelUserInput => ({
  id,
  firstName: values.firstName,
  lastName: values.lastName,
  role: values.role as Role,
  ...scopeOf(values),
  active: values.active,
});

const scopeFields: readonly string[] = ['companyId', 'venueId', 'allVenue'];

/** Field of the form to a path of the call's input. */
export const fieldOf = (path: string): string => (scopeFields.includes(path) ? `scope.${path}` : path);

/** Field at which a refusal that names none is shown. */
export const codeFields = {
  panel_user_already_exist: 'email',
  company_not_found: 'scope.companyId',
  venue_not_found: 'scope.venueId',
} as const;
