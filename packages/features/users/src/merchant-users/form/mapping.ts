import type {
  CreateMerchantUserInput,
  MerchantUserRole,
  MerchantUserRow,
  PanelUserRow,
  UpdateMerchantUserInput,
} from '@telve/api';

/** Where somebody works. Ids as text; empty: none chosen. */
export interface PlaceValues {
  companyId: string;
  venueId: string;
}

/** Values of the form. */
export interface MerchantUserValues {
  email: string;
  /** Empty: none chosen. */
  role: MerchantUserRole | '';
  place: PlaceValues;
  active: boolean;
}

const textOf = (id: number | null): string => (id === null || id === 0 ? '' : String(id));
const numberOf = (id: string): number => (id === '' ? (null as unknown as number) : Number(id));

/** A new user; with the own account's company, and its venue where it is bound to one (MU-24, D-09). */
export const newMerchantUser = (own: Pick<PanelUserRow, 'companyId' | 'venueId'> | null): MerchantUserValues => ({
  email: '',
  role: '',
  place: { companyId: textOf(own?.companyId ?? null), venueId: textOf(own?.venueId ?? null) },
  active: true,
});

/** The stored record as form values (MU-03, MU-16). */
export const toValues = ({ email, role, companyId, venueId, active }: MerchantUserRow): MerchantUserValues => ({
  email,
  role,
  place: { companyId: textOf(companyId), venueId: textOf(venueId) },
  active,
});

const place = ({ role, place: { companyId, venueId } }: MerchantUserValues) => ({
  role: role as MerchantUserRole,
  companyId: numberOf(companyId),
  venueId: numberOf(venueId),
});

/** Form values as the body of the add call (MU-28). What is missing travels as it is: the rules say so. */
export const toCreate = (values: MerchantUserValues): CreateMerchantUserInput => ({
  email: values.email,
  ...place(values),
});

/** Form values as the body of the update call (MU-29): the e-mail cannot be changed (D-32). */
export const toUpdate = (id: number, values: MerchantUserValues): UpdateMerchantUserInput => ({
  id,
  ...place(values),
  active: values.active,
});

/** Field of the form to a path of the call's input. */
export const fieldOf = (path: string): string => (path === 'companyId' || path === 'venueId' ? `place.${path}` : path);

/** Field at which a refusal that names none is shown. */
export const codeFields = {
  reader_user_already_registered: 'email',
  company_not_found: 'place.companyId',
  venue_not_found: 'place.venueId',
} as const;
