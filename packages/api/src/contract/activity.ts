import { defineEntry } from './entry';

/** Whose log is read: what happened to a record, or `actor`: what an account of the panel did. */
export const activitySubjects = ['panel-user', 'merchant-user', 'venue', 'actor'] as const;
export type ActivitySubject = (typeof activitySubjects)[number];

/** Kinds of activity, by which a log is narrowed. */
export const activityKinds = ['created', 'changed', 'activated', 'deactivated', 'password', 'session'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** A field that was changed. Values are texts: `true`, `15`, `PanelUser`; a company or venue is told by its name. */
export interface ActivityChange {
  /** The contract's name of the field, e.g. `role`, `companyName`. */
  field: string;
  /** Null: there was none, or none is there now. */
  before: string | null;
  after: string | null;
}

/** One thing that was done. */
export interface ActivityRow {
  id: number;
  /** ISO instant. */
  at: string;
  /** Null: the system, or somebody who was not signed in. */
  actorId: number | null;
  actorName: string | null;
  /** Past-tense word such as `panel_user_changed`, `venue_activated`. */
  action: string;
  kind: ActivityKind;
  /** What it was done to: `panel_user`, `merchant_app_user`, `venue`, `time_period`, `session`. */
  entity: string;
  entityId: string | null;
  /** Name of that record today, or null where it has none. */
  entityName: string | null;
  changes: ActivityChange[];
}

export interface ActivityInput {
  subject: ActivitySubject;
  id: number;
  /** Only rows older than the row of this id: what `next` of the former answer said. */
  before?: number;
  actorId?: number;
  kind?: ActivityKind;
  /** `YYYY-MM-DD`, both days included. */
  startDate?: string;
  endDate?: string;
}

/** Part of a log, the newest first. */
export interface ActivityPart {
  items: ActivityRow[];
  /** Where the next, older part begins; null: there is none. */
  next: number | null;
  /** Rows of the whole log that the filters let through. */
  totalCount: number;
  /** Name of the record the log is of. */
  subjectName: string;
  /** Everybody who did something in the log, for the filter. */
  actors: { id: number; name: string }[];
}

/** Who changed what, when, from the audit rows. Fifty rows a part. */
export const list = defineEntry<ActivityInput, ActivityPart>()({
  id: 'activity.list',
  method: 'GET',
  path: '/api/panel/activity/{subject}/{id}',
  access: ['PanelUser'],
  errors: ['not_found'],
  wire: { dates: { startDate: 'DD-MM-YYYY', endDate: 'DD-MM-YYYY' } },
  reads: ['panel-users', 'merchant-users', 'venues', 'activity'],
});

export const activityEntries = { list };
