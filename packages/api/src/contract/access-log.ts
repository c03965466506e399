import type { Download } from '../client/client';
import { defineEntry } from './entry';
import type { Page, PageInput } from './envelope';

/** What was done with a person's data. */
export const accessActions = [
  'viewed',
  'not_found',
  'document_viewed',
  'exported',
  'picture_count_reset',
  'subscription_cancelled',
] as const;
export type AccessAction = (typeof accessActions)[number];

/** Whose data it was: one member, one applicant, or all applicants of an export. */
export const accessSubjects = ['end_user', 'application', 'applications'] as const;
export type AccessSubject = (typeof accessSubjects)[number];

/** One access to a person's data. It holds no value of that data: the name is today's, null once erased. */
export interface AccessLogRow {
  id: number;
  /** ISO instant. */
  at: string;
  actorId: number;
  actorName: string;
  subject: AccessSubject;
  /** Id of the member or the application; null for an export. */
  subjectId: number | null;
  subjectName: string | null;
  action: AccessAction;
  requestId: string;
}

/** Filters of the access log, the newest first. `search` is the id of a person, whole. */
export interface AccessLogInput extends PageInput {
  actorId?: number;
  action?: AccessAction;
  /** `YYYY-MM-DD` in Europe/Istanbul, both included. */
  startDate?: string;
  endDate?: string;
}

/** A page of the log, and everybody who is in it, for the filter. */
export interface AccessLogPage extends Page<AccessLogRow> {
  actors: { id: number; name: string }[];
}

const access = ['PanelUser'] as const;
const root = '/api/panel/access-log';
const wire = { dates: { startDate: 'DD-MM-YYYY', endDate: 'DD-MM-YYYY' } } as const;

export const list = defineEntry<AccessLogInput, AccessLogPage>()({
  id: 'accessLog.list',
  method: 'GET',
  path: `${root}/list`,
  access,
  wire,
  reads: ['access-log'],
});

/** The rows the filters let through, as xlsx. */
export const exportRows = defineEntry<Omit<AccessLogInput, 'page' | 'size'>, Download>()({
  id: 'accessLog.exportRows',
  method: 'GET',
  path: `${root}/export`,
  kind: 'file',
  access,
  wire,
});

export const accessLogEntries = { list, exportRows };
