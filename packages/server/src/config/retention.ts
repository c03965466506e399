import type { EnvironmentReader } from './reader';

/** Kinds of records that go after a while. */
export type RetainedKind =
  | 'accessLog'
  | 'auditLog'
  | 'destructionRecords'
  | 'rejectedApplications'
  | 'consents'
  | 'mails'
  | 'sessions'
  | 'jobs';

/** Days that each kind is kept. */
export type Retention = Readonly<Record<RetainedKind, number>>;

/** Variable, default and least days of each kind. The database enforces the least of the logs besides. */
const periods: Readonly<Record<RetainedKind, readonly [variable: string, days: number, least: number]>> = {
  accessLog: ['RETENTION_ACCESS_LOG_DAYS', 730, 180],
  auditLog: ['RETENTION_AUDIT_LOG_DAYS', 3653, 731],
  destructionRecords: ['RETENTION_DESTRUCTION_RECORDS_DAYS', 1826, 1096],
  rejectedApplications: ['RETENTION_REJECTED_APPLICATIONS_DAYS', 730, 30],
  consents: ['RETENTION_CONSENTS_DAYS', 730, 180],
  mails: ['RETENTION_MAILS_DAYS', 30, 1],
  sessions: ['RETENTION_SESSIONS_DAYS', 30, 1],
  jobs: ['RETENTION_JOBS_DAYS', 30, 1],
};

/** No more than a hundred years. */
const most = 36_525;

const kinds = Object.keys(periods) as RetainedKind[];

const of = (daysOf: (kind: RetainedKind) => number): Retention =>
  Object.fromEntries(kinds.map((kind) => [kind, daysOf(kind)])) as Record<RetainedKind, number>;

/** What holds where the environment says nothing. */
export const defaultRetention: Retention = of((kind) => periods[kind][1]);

/** Reads the periods; faults are collected in `reader`. */
export const readRetention = (reader: EnvironmentReader): Retention =>
  of((kind) => {
    const [variable, days, least] = periods[kind];
    return reader.integer(variable, days, least, most);
  });
