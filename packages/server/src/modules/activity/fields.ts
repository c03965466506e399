import { toIstanbul } from '@telve/locale';

/** A value as the audit log keeps it. */
type Raw = unknown;

/** How a field of the audit log is told: under which name, and its value as a text or as a record's name. */
export interface FieldRule {
  field: string;
  /** Records the value is the id of. */
  names?: 'company' | 'venue';
  text?: (value: Raw) => string;
}

const timeOfDay = (value: Raw): string => toIstanbul(String(value)).time;

/**
 * Every field a log shows; what is not named here never leaves the server. Audit rows of venues have the names of the
 * database's columns.
 */
const rules: Readonly<Record<string, FieldRule>> = {
  firstName: { field: 'firstName' },
  lastName: { field: 'lastName' },
  email: { field: 'email' },
  role: { field: 'role' },
  companyId: { field: 'companyName', names: 'company' },
  venueId: { field: 'venueName', names: 'venue' },
  allVenue: { field: 'allVenue' },
  active: { field: 'active' },
  timePeriod: { field: 'timePeriod' },
  status: { field: 'applicationStatus' },
  is_open: { field: 'isOpen' },
  is_coming_soon: { field: 'isComingSoon' },
  is_busy: { field: 'isBusy' },
  busy_end_time: { field: 'busyEndTime', text: timeOfDay },
  is_free: { field: 'isFree' },
  free_end_date: { field: 'freeEndDate' },
};

/** The rule of a field, or undefined when it is not shown. */
export const fieldRule = (name: string): FieldRule | undefined =>
  Object.hasOwn(rules, name) ? rules[name] : undefined;

/** Fields in the order in which they are told. */
export const fieldNames: readonly string[] = Object.keys(rules);
