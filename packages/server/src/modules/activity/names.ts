import type { Db } from '../../http/call';
import { fullName } from '../auth/accounts';

/** Ids with the names of their records; what is not there has none. */
export type Names = ReadonlyMap<number, string>;

const none: Names = new Map();

const mapOf = <Row extends { id: number }>(rows: readonly Row[], name: (row: Row) => string): Names =>
  new Map(rows.map((row) => [row.id, name(row)]));

/** How records are called in a log today. */
const readers = {
  panel_user: async (db: Db, ids: readonly number[]) =>
    mapOf(
      await db.selectFrom('panel_users').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute(),
      fullName,
    ),
  merchant_app_user: async (db: Db, ids: readonly number[]) =>
    mapOf(
      await db.selectFrom('merchant_app_users').select(['id', 'email']).where('id', 'in', ids).execute(),
      ({ email }) => email,
    ),
  venue: async (db: Db, ids: readonly number[]) =>
    mapOf(await db.selectFrom('venues').select(['id', 'name']).where('id', 'in', ids).execute(), ({ name }) => name),
  company: async (db: Db, ids: readonly number[]) =>
    mapOf(await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute(), ({ name }) => name),
  merchant_application: async (db: Db, ids: readonly number[]) =>
    mapOf(
      await db.selectFrom('merchant_applications').select(['id', 'store_name']).where('id', 'in', ids).execute(),
      ({ store_name }) => store_name,
    ),
  time_period: async (db: Db, ids: readonly number[]) =>
    mapOf(
      await db.selectFrom('time_periods').select(['id', 'minutes']).where('id', 'in', ids).execute(),
      ({ minutes }) => String(minutes),
    ),
  milk_type: async (db: Db, ids: readonly number[]) =>
    mapOf(
      await db.selectFrom('milk_types').select(['id', 'title']).where('id', 'in', ids).execute(),
      ({ title }) => title,
    ),
  coffee_size: async (db: Db, ids: readonly number[]) =>
    mapOf(
      await db.selectFrom('coffee_sizes').select(['id', 'title']).where('id', 'in', ids).execute(),
      ({ title }) => title,
    ),
} satisfies Record<string, (db: Db, ids: readonly number[]) => Promise<Names>>;

/** Records that have a name, by their names in the audit log. */
export type Named = keyof typeof readers;

/** True for the records of the audit log that have a name; a session has none. */
export const isNamed = (entity: string): entity is Named => Object.hasOwn(readers, entity);

/** Names of records, each read once. */
export const namesOf = async (db: Db, entity: Named, ids: Iterable<number>): Promise<Names> => {
  const distinct = [...new Set(ids)];
  return distinct.length === 0 ? none : readers[entity](db, distinct);
};

/** Name of one record, or undefined when there is none. */
export const nameOf = async (db: Db, entity: Named, id: number): Promise<string | undefined> =>
  (await namesOf(db, entity, [id])).get(id);
