import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../http/call';
import type { Days } from '../days';
import type { Ids, Selection, Term } from './selection';
import { type Span, spansOf } from './spans';

type Condition = RawBuilder<SqlBool>;

/** Orders of the two kinds. */
export interface Kinds {
  remote: number;
  cashier: number;
}

/** A condition on `order_totals` and the same on `order_changes`. */
interface Where {
  totals: Condition;
  changes: Condition;
}

const isAny = (column: 'venue_id' | 'product_id', ids: readonly number[]): Condition =>
  sql`${sql.ref(column)} = any(${ids}::integer[])`;

/** Of these ids; the totals have all of them under 0. */
const of = (column: 'venue_id' | 'product_id', ids: Ids): Where =>
  ids === null
    ? { totals: sql`${sql.ref(column)} = 0`, changes: sql`true` }
    : { totals: isAny(column, ids), changes: isAny(column, ids) };

/** Of these ids, each for itself. */
const each = (column: 'venue_id' | 'product_id', ids: Ids): Where =>
  ids === null ? { totals: sql`${sql.ref(column)} <> 0`, changes: sql`true` } : of(column, ids);

const and = (a: Where, b: Where): Where => ({
  totals: sql`${a.totals} and ${b.totals}`,
  changes: sql`${a.changes} and ${b.changes}`,
});

const inSpan = (column: 'start' | 'day', { from, to }: Pick<Span, 'from' | 'to'>): Condition => sql`
  ${from === undefined ? sql`true` : sql`${sql.ref(column)} >= ${from}::date`} and
  ${to === undefined ? sql`true` : sql`${sql.ref(column)} <= ${to}::date`}`;

/**
 * The changes of the days under the name of their table, for a statement that reads them more than once: they may be many
 * that the table still holds and nobody needs.
 */
export const changesOnce = ({ startDate, endDate }: Days) => sql`order_changes as materialized (
  select * from order_changes where ${inSpan('day', { from: startDate, to: endDate })}
)`;

const union = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

/** The totals over some spans, and the changes that they lack: in one statement, so that no order is seen twice or never. */
const rowsOf = (
  key: { totals: RawBuilder<unknown>; changes: RawBuilder<unknown> },
  where: Where,
  spans: readonly Span[],
  days: Days,
) =>
  union([
    ...spans.map(
      (span) => sql`select ${key.totals} as key, remote, cashier from order_totals
        where ${where.totals} and span = ${sql.lit(span.span)} and ${inSpan('start', span)}`,
    ),
    sql`select ${key.changes} as key, remote, cashier from order_changes
      where ${where.changes} and ${inSpan('day', { from: days.startDate, to: days.endDate })}`,
  ]);

const summed = <Key>(rows: RawBuilder<unknown>) => sql<Kinds & { key: Key }>`
  select key, sum(remote)::bigint as remote, sum(cashier)::bigint as cashier from (${rows}) rows
  group by key having sum(remote) <> 0 or sum(cashier) <> 0`;

const read = async <Key>(db: Db, rows: RawBuilder<unknown>): Promise<Map<Key, Kinds>> => {
  const result = await summed<Key>(rows).execute(db);
  return new Map(result.rows.map(({ key, remote, cashier }) => [key, { remote, cashier }]));
};

/** Orders of a day. */
export interface DayKinds extends Kinds {
  day: string;
}

const dayRows = ({ venues, products }: Selection, days: Days) => {
  const where = and(of('venue_id', venues), of('product_id', products));
  const span: Span = { span: 'day', from: days.startDate, to: days.endDate };
  return rowsOf({ totals: sql`start`, changes: sql`day` }, where, [span], days);
};

/** The orders of each day that has any, as a query. */
export const dayKindRows = (venues: Ids, days: Days) => summed<string>(dayRows({ venues, products: null }, days));

/** The orders of the terms on each day that has any, the earliest first. */
export const dayKinds = async (db: Db, terms: readonly Term[], days: Days): Promise<DayKinds[]> => {
  if (terms.length === 0) return [];
  const parts = terms.map(({ sign, ...selection }) => {
    const signed = sql.lit(sign);
    return sql`select key, ${signed} * remote as remote, ${signed} * cashier as cashier from (${dayRows(selection, days)}) rows`;
  });
  const found = await read<string>(db, union(parts));
  return [...found].map(([day, kinds]) => ({ day, ...kinds })).sort((a, b) => (a.day < b.day ? -1 : 1));
};

/** All orders of some venues. */
export const totalKinds = async (db: Db, venues: Ids, days: Days): Promise<Kinds> => {
  const key = sql`0`;
  const where = and(of('venue_id', venues), of('product_id', null));
  const found = await read<number>(db, rowsOf({ totals: key, changes: key }, where, spansOf(days), days));
  return found.get(0) ?? { remote: 0, cashier: 0 };
};

/** The orders of each venue that has any, as a query. */
export const venueKindRows = (venues: Ids, days: Days) => {
  const key = sql`venue_id`;
  const where = and(each('venue_id', venues), of('product_id', null));
  return summed<number>(rowsOf({ totals: key, changes: key }, where, spansOf(days), days));
};

/** The orders of each venue that has any. */
export const venueKinds = async (db: Db, venues: Ids, days: Days): Promise<Map<number, Kinds>> => {
  const { rows } = await venueKindRows(venues, days).execute(db);
  return new Map(rows.map(({ key, remote, cashier }) => [key, { remote, cashier }]));
};

/** The orders of each product that has any, as a query. */
export const productKindRows = (venues: Ids, days: Days) => {
  const key = sql`product_id`;
  const where = and(of('venue_id', venues), each('product_id', null));
  return summed<number>(rowsOf({ totals: key, changes: key }, where, spansOf(days), days));
};
