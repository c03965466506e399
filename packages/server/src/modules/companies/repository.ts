import type { Company, CompanyListInput, CompanyRow } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';
import { columns, rowColumns, type StoredCompany, toRow, toStored } from './columns';

/** What narrows list and export alike (COMP-05, COMP-06, COMP-60). */
export type CompanyFilters = Pick<CompanyListInput, 'search' | 'isActive'>;

const eb = expressionBuilder<Database, 'companies'>();

/** Name, title and tax number are searched. */
const condition = ({ search, isActive }: CompanyFilters): Expression<SqlBool> =>
  eb.and([
    ...(search === undefined ? [] : [eb('companies.search', 'like', searchPattern(search))]),
    ...(isActive === undefined ? [] : [eb('companies.active', '=', isActive)]),
  ]);

/** How many companies a list holds in all. */
export const countCompanies = async (db: Db, filters: CompanyFilters): Promise<number> => {
  const row = await db
    .selectFrom('companies')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(filters))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Venues of each of some companies; one without venues is not there. */
const venueCounts = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('venues')
    .select(({ fn }) => ['company_id', fn.countAll<number>().as('count')])
    .where('company_id', 'in', ids)
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ company_id, count }) => [company_id, Number(count)]));
};

/** The rows of one page, newest first (D-91). */
export const selectCompanies = async (
  db: Db,
  filters: CompanyFilters,
  offset: number,
  limit: number,
): Promise<CompanyRow[]> => {
  const rows = await db
    .selectFrom('companies')
    .select(rowColumns)
    .where(condition(filters))
    .orderBy('companies.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const counts = await venueCounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toRow(row, counts.get(row.id) ?? 0));
};

/** The next part of everything that the filters let through, newest first; `before` is the last id of the part before. */
export const selectPart = async (
  db: Db,
  filters: CompanyFilters,
  before: number | undefined,
  limit: number,
): Promise<StoredCompany[]> => {
  const part = await db
    .selectFrom('companies')
    .select(columns)
    .where(condition(filters))
    .$if(before !== undefined, (query) => query.where('companies.id', '<', before as number))
    .orderBy('companies.id', 'desc')
    .limit(limit)
    .execute();
  return part.map(toStored);
};

/** A company with the number of its venues, or undefined when there is none. */
export const findCompany = async (db: Db, id: number): Promise<Company | undefined> => {
  const found = await db.selectFrom('companies').select(columns).where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  return { ...toStored(found), venueCount: (await venueCounts(db, [id])).get(id) ?? 0 };
};
