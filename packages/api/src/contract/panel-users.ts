import type { SessionRow } from './auth';
import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';
import type { Choice } from './lookups';
import type { Role } from './roles';

/** Roles that staff may give; an AppliedMerchantUser is made by the pre-approval of an application only (D-28). */
export const panelUserRoles = ['PanelUser', 'PanelVenueUser', 'PanelReportUser'] as const satisfies readonly Role[];
export type PanelUserRole = (typeof panelUserRoles)[number];

/** An account of the panel (PU-11 to PU-20), in the list and in the form. */
export interface PanelUserRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  /** Null for roles without a company. */
  companyId: number | null;
  companyName: string | null;
  /** 0: all venues of the company; kept equal to `allVenue` by the server (D-28). */
  venueId: number;
  /** Null where the account is bound to no single venue. */
  venueName: string | null;
  allVenue: boolean;
  active: boolean;
  version: number;
}

interface PanelUserFields {
  firstName: string;
  lastName: string;
  companyId: number | null;
  /** 0: all venues. */
  venueId: number;
  allVenue: boolean;
  active: boolean;
}

export interface CreatePanelUserInput extends PanelUserFields {
  email: string;
  role: PanelUserRole;
}

/** The e-mail cannot be changed (PU-15, PU-34). */
export interface UpdatePanelUserInput extends PanelUserFields {
  id: number;
  /** An applicant's account keeps its role or gets one of `panelUserRoles`. */
  role: Role;
  /** Version that was read; a stale one is answered 409 `version_conflict`, none means the last write wins. */
  version?: number;
}

export interface ActiveInput {
  id: number;
  active: boolean;
}

const staff = ['PanelUser'] as const;

/** All accounts for PanelUser; those of the own company, or of the own venue, for PanelVenueUser (D-09). */
export const list = defineEntry<PageInput, Page<PanelUserRow>>()({
  id: 'panelUsers.list',
  method: 'GET',
  path: '/api/panel/paneluser/panel-user-list',
  access: ['PanelUser', 'PanelVenueUser'],
  reads: ['panel-users'],
});

/** Any account for PanelUser, the own one for everybody else; any other is answered 404. */
export const detail = defineEntry<{ id: number }, PanelUserRow>()({
  id: 'panelUsers.detail',
  method: 'GET',
  path: '/api/panel/paneluser/panel-user/{id}',
  access: 'session',
  errors: ['not_found'],
  reads: ['panel-users'],
});

/** Makes an account with a temporary password, mailed and good for seven days (D-27). */
export const create = defineEntry<CreatePanelUserInput, PanelUserRow>()({
  id: 'panelUsers.create',
  method: 'POST',
  path: '/api/panel/paneluser/panel-user-create',
  access: staff,
  idempotent: true,
  errors: ['panel_user_already_exist', 'company_not_found', 'venue_not_found'],
  writes: ['panel-users'],
});

/** Nobody takes the own role or activity away, and one active PanelUser always stays. */
export const update = defineEntry<UpdatePanelUserInput, Done>()({
  id: 'panelUsers.update',
  method: 'PUT',
  path: '/api/panel/paneluser/panel-user-update',
  access: staff,
  errors: [
    'not_found',
    'company_not_found',
    'venue_not_found',
    'cannot_deactivate_self',
    'cannot_change_own_role',
    'last_active_admin',
    'version_conflict',
  ],
  writes: ['panel-users'],
});

/** The list's switch. Ends every session of an account that it turns off (D-27). */
export const updateActive = defineEntry<ActiveInput, Done>()({
  id: 'panelUsers.updateActive',
  method: 'PUT',
  path: '/api/panel/paneluser/panel-user-active-update',
  access: staff,
  errors: ['not_found', 'cannot_deactivate_self', 'last_active_admin'],
  writes: ['panel-users'],
});

/** Venues an account may work with, in Turkish order: any account for PanelUser, the own one for PanelVenueUser (D-09). */
export const venues = defineEntry<{ id: number }, Choice[]>()({
  id: 'panelUsers.venues',
  method: 'GET',
  path: '/api/panel/paneluser/get-panel-user-venues/{id}',
  access: ['PanelUser', 'PanelVenueUser'],
  errors: ['not_found'],
  reads: ['panel-users', 'venues'],
});

/** Devices on which an account is signed in, the last used first. */
export const sessions = defineEntry<{ id: number }, SessionRow[]>()({
  id: 'panelUsers.sessions',
  method: 'GET',
  path: '/api/panel/paneluser/panel-user-sessions/{id}',
  access: staff,
  errors: ['not_found'],
  reads: ['panel-user-sessions'],
});

/** Ends one session of an account. */
export const endSession = defineEntry<{ id: number; sessionId: string }, Done>()({
  id: 'panelUsers.endSession',
  method: 'DELETE',
  path: '/api/panel/paneluser/panel-user-sessions/{id}/{sessionId}',
  access: staff,
  errors: ['not_found'],
  writes: ['panel-user-sessions', 'sessions'],
});

/** Ends every session of an account, except the one that asks. */
export const endSessions = defineEntry<{ id: number }, Done>()({
  id: 'panelUsers.endSessions',
  method: 'DELETE',
  path: '/api/panel/paneluser/panel-user-sessions/{id}',
  access: staff,
  errors: ['not_found'],
  writes: ['panel-user-sessions', 'sessions'],
});

export const panelUserEntries = {
  list,
  detail,
  create,
  update,
  updateActive,
  venues,
  sessions,
  endSession,
  endSessions,
};
