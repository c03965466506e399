import type { AccessSubject } from '@telve/api';
import type { Db } from '../../http/call';
import { fullName } from '../auth/accounts';
import type { AccessRecord } from './repository';

/** Ids with the names that they have today; whoever was erased has none. */
export type Names = ReadonlyMap<number, string>;

const mapOf = (rows: readonly { id: number; name: string }[]): Names =>
  new Map(rows.flatMap(({ id, name }) => (name === '' ? [] : [[id, name] as const])));

const fullNames = (rows: readonly { id: number; first_name: string; last_name: string }[]): Names =>
  mapOf(rows.map((row) => ({ id: row.id, name: fullName(row).trim() })));

const distinct = (ids: Iterable<number>): number[] => [...new Set(ids)];

/** Names of accounts of the panel; an erased one has that of nobody. */
export const actorNames = async (db: Db, records: readonly AccessRecord[]): Promise<Names> => {
  const ids = distinct(records.map(({ actor_id }) => actor_id));
  if (ids.length === 0) return new Map();
  const accounts = db.selectFrom('panel_users').select(['id', 'first_name', 'last_name']).where('id', 'in', ids);
  return fullNames(await accounts.execute());
};

const readers = {
  end_user: async (db: Db, ids: readonly number[]) => {
    const members = db.selectFrom('end_users').select(['id', 'first_name', 'last_name']).where('id', 'in', ids);
    return fullNames(await members.where('erased_at', 'is', null).execute());
  },
  application: async (db: Db, ids: readonly number[]) => {
    const applications = db
      .selectFrom('merchant_applications')
      .select(['id', 'authorized_person as name'])
      .where('id', 'in', ids);
    return mapOf(await applications.where('erased_at', 'is', null).execute());
  },
} satisfies Partial<Record<AccessSubject, (db: Db, ids: readonly number[]) => Promise<Names>>>;

/** Names of the people whose data were reached, by subject. An id that was not found was nobody's then. */
export const subjectNames = async (db: Db, records: readonly AccessRecord[]): Promise<Record<AccessSubject, Names>> => {
  const read = async (subject: keyof typeof readers): Promise<Names> => {
    const of = records.filter((record) => record.subject === subject && record.action !== 'not_found');
    const ids = distinct(of.flatMap(({ subject_id }) => subject_id ?? []));
    return ids.length === 0 ? new Map() : readers[subject](db, ids);
  };
  const [members, applicants] = await Promise.all([read('end_user'), read('application')]);
  return { end_user: members, application: applicants, applications: new Map() };
};
