import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';
import type { ActiveInput } from './panel-users';

/** Roles of the merchant app: store owner and barista (MU-17). */
export const merchantUserRoles = ['ReaderUserVenueOwner', 'ReaderUser'] as const;
export type MerchantUserRole = (typeof merchantUserRoles)[number];

/** Filters of the merchant-app users, by creation date (D-30). */
export interface MerchantUserListInput extends PageInput {
  /** `YYYY-MM-DD`, both days included. */
  startDate?: string;
  endDate?: string;
  /** Only those that staff has not given a company yet; counts for PanelUser only (MU-07). */
  onlyWaitingApproval?: boolean;
}

/** An account of the merchant app (MU-11 to MU-16), in the list and in the form. */
export interface MerchantUserRow {
  id: number;
  email: string;
  role: MerchantUserRole;
  companyId: number | null;
  venueId: number | null;
  /** Name of the company. */
  company: string | null;
  /** Name of the venue (D-32). */
  department: string | null;
  active: boolean;
  /** Registered from the app and not given a company by staff yet (D-31). */
  waitingApproval: boolean;
  /** ISO instant. */
  createdAt: string;
  version: number;
}

export interface CreateMerchantUserInput {
  email: string;
  role: MerchantUserRole;
  /** For a PanelVenueUser the own company: another one is refused with `company_not_found` (MU-24). */
  companyId: number;
  /** A venue of the company that the caller may see: another one is refused with `venue_not_found` (MU-24). */
  venueId: number;
}

/** The e-mail cannot be changed (D-32). */
export interface UpdateMerchantUserInput {
  id: number;
  role: MerchantUserRole;
  companyId: number;
  venueId: number;
  active: boolean;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
}

const access = ['PanelUser', 'PanelVenueUser'] as const;

export const list = defineEntry<MerchantUserListInput, Page<MerchantUserRow>>()({
  id: 'merchantUsers.list',
  method: 'GET',
  path: '/api/panel/readeruser/merchant-user-list',
  access,
  wire: { dates: { startDate: 'DD-MM-YYYY', endDate: 'DD-MM-YYYY' } },
  reads: ['merchant-users'],
});

export const detail = defineEntry<{ id: number }, MerchantUserRow>()({
  id: 'merchantUsers.detail',
  method: 'GET',
  path: '/api/panel/readeruser/merchant-user/{id}',
  access,
  errors: ['not_found'],
  reads: ['merchant-users'],
});

/** Makes an account with a temporary password, mailed and good for seven days (D-27); never pending (D-31). */
export const create = defineEntry<CreateMerchantUserInput, MerchantUserRow>()({
  id: 'merchantUsers.create',
  method: 'POST',
  path: '/api/panel/readeruser/merchant-user-create',
  access,
  idempotent: true,
  errors: ['required_fields_missing', 'company_not_found', 'venue_not_found', 'reader_user_already_registered'],
  writes: ['merchant-users'],
});

const updateErrors = [
  'not_found',
  'required_fields_missing',
  'company_not_found',
  'venue_not_found',
  'version_conflict',
] as const;

/** Giving a waiting account company, venue and role ends its waiting (D-31). */
export const update = defineEntry<UpdateMerchantUserInput, Done>()({
  id: 'merchantUsers.update',
  method: 'PUT',
  path: '/api/panel/readeruser/merchant-user-update',
  access,
  errors: updateErrors,
  writes: ['merchant-users'],
});

/** The list's switch; refused for an account without a company (MU-18). */
export const updateActive = defineEntry<ActiveInput, Done>()({
  id: 'merchantUsers.updateActive',
  method: 'PUT',
  path: '/api/panel/readeruser/merchant-user-active-update',
  access,
  errors: ['not_found', 'reader_user_without_company'],
  writes: ['merchant-users'],
});

/** The older name of `update`, for clients that still use it (MU-31). */
export const legacyUpdate = defineEntry<UpdateMerchantUserInput, Done>()({
  id: 'merchantUsers.legacyUpdate',
  method: 'POST',
  path: '/api/panelUser/postUpdateReaderUser',
  access,
  errors: updateErrors,
  writes: ['merchant-users'],
});

export const merchantUserEntries = { list, detail, create, update, updateActive, legacyUpdate };
