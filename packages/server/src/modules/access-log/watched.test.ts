import { allEntries, type Entry } from '@telve/api';
import { rulesOf } from '@telve/api/rules';
import { expect, it } from 'vitest';
import { watchedCalls } from './watched';

/** A schema as it describes itself. */
interface Described {
  fields?: Readonly<Record<string, unknown>>;
  innerType?: unknown;
}

/** Names of all fields of a payload, however deep. */
const fieldsOf = (described: unknown): string[] => {
  const { fields = {}, innerType } = (described ?? {}) as Described;
  const below = [...Object.values(fields), ...(Array.isArray(innerType) ? innerType : [innerType])];
  return [...Object.keys(fields), ...below.filter(Boolean).flatMap(fieldsOf)];
};

/** Fields that a record of a person has: contact, numbers of tax and bank, names of people who are looked at. */
const personal = new Set([
  ...['email', 'phoneNumber', 'authorizedPerson', 'taxIdNumber', 'iban', 'imgUpdateCount', 'subjectName'],
]);

/** Nouns that are about members and applicants: each of their calls is watched or has a reason. */
const nouns = ['endUsers', 'applications', 'publicApplications'];

/** A file's payload has no fields: nobody knows what is in it. */
const reachesPeople = (entry: Entry): boolean =>
  nouns.includes(entry.id.split('.')[0] ?? '') ||
  entry.kind === 'file' ||
  fieldsOf(rulesOf(entry).payload.describe()).some((name) => personal.has(name));

/** Why a call that looks as if it reached a person's data is not watched. */
const unwatched: Readonly<Record<string, readonly string[]>> = {
  'a list writes no row': ['applications.list', 'accessLog.list'],
  'a file without a person, or with the number alone': [
    ...['accessLog.exportRows', 'campaigns.exportCodes', 'companies.exportList', 'venues.exportHours'],
    ...['reports.exportOrders', 'reports.exportVenues'],
  ],
  'the caller’s own account': ['auth.login', 'auth.changePassword'],
  'accounts of staff and of merchants, no members and no applicants': [
    ...['panelUsers.list', 'panelUsers.detail', 'panelUsers.create'],
    ...['merchantUsers.list', 'merchantUsers.detail', 'merchantUsers.create', 'activity.list'],
  ],
  'companies and venues': ['companies.detail', 'companies.create', 'venues.detail', 'venues.create'],
  'the applicant, who is not signed in yet and is told nothing stored': [
    ...['checkByEmail', 'sendOtp', 'confirmOtp', 'create', 'createSimple', 'contractContent'].map(
      (name) => `publicApplications.${name}`,
    ),
  ],
  'answers no record, also where it refuses': ['applications.changeStatus', 'applications.bankInfo'],
};

const calls = new Map(allEntries.map((entry) => [entry.id, entry]));
const ofPeople = allEntries.filter(reachesPeople).map(({ id }) => id);
const excused = Object.values(unwatched).flat();

it('every call that answers the record of a member or an applicant is watched, or it is said why not (SUP-17, STAFF-40)', () => {
  const watched = Object.keys(watchedCalls);
  expect(ofPeople.filter((id) => !watched.includes(id) && !excused.includes(id))).toEqual([]);
  expect(excused.filter((id) => watched.includes(id) || !ofPeople.includes(id))).toEqual([]);
});

it('every watched call whose refusal of a stale version shows the record logs that too (D-91)', () => {
  for (const [id, { refusals }] of Object.entries(watchedCalls)) {
    const isShown = calls.get(id)?.errors.includes('version_conflict') ?? false;
    expect([id, refusals?.version_conflict]).toEqual([id, isShown ? 'viewed' : undefined]);
  }
});

it('every call that tells whether there is a member logs whom it was asked for in vain (SUP-20, SUP-21)', () => {
  const asking = Object.keys(watchedCalls).filter(
    (id) => calls.get(id)?.method === 'GET' && id.startsWith('endUsers.'),
  );
  expect(asking).toEqual(['endUsers.check', 'endUsers.detail']);
  for (const id of asking as (keyof typeof watchedCalls)[]) {
    expect(watchedCalls[id].refusals).toEqual({ user_not_found: 'not_found' });
  }
});
