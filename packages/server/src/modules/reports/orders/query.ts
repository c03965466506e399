import type { OrderType } from '@telve/api';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../http/call';
import { type Days, instantsOf } from '../../days';
import type { Found, Ids, Selection } from '../selection';
import type { Segment } from './segments';

type Condition = RawBuilder<SqlBool>;

/** Which orders a list holds. */
export interface OrderQuery extends Selection {
  orderType: OrderType | undefined;
  days: Days;
  /** Absent: no search. */
  found?: Found | undefined;
  /** Number of the one order that a search found by its number alone. */
  number?: number | undefined;
}

/** An order with the names that a row shows. */
export interface OrderRecord {
  id: number;
  order_type: OrderType;
  product: string;
  size: string;
  venue: string;
  rating: number | null;
  ordered_at: Date;
  delivered_at: Date | null;
  delivered_access_at: Date | null;
  end_user_id: number;
  /** `ordered_at` to the last digit. */
  exactly: string;
}

const isAny = (column: string, ids: Ids): Condition =>
  ids === null ? sql`true` : sql`${sql.ref(column)} = any(${ids}::integer[])`;

const isFound = ({ venues, products }: Found, number: number | undefined): Condition => sql`(
  venue_id = any(${venues}::integer[]) or product_id = any(${products}::integer[])
  ${number === undefined ? sql`` : sql`or id = ${number}`})`;

const isIn = (column: string, days: Days): Condition => {
  const { from, before } = instantsOf(days);
  return sql`${from === undefined ? sql`true` : sql`${sql.ref(column)} >= ${from}`}
    and ${before === undefined ? sql`true` : sql`${sql.ref(column)} < ${before}`}`;
};

/** The orders of a query, of which a segment may hold a part. */
const condition = ({ venues, products, orderType, days, found, number }: OrderQuery, segment: Segment): Condition => {
  const { kind, rating } = segment;
  const parts: Condition[] = [
    ...(venues === null ? [] : [isAny('venue_id', venues)]),
    ...(products === null ? [] : [isAny('product_id', products)]),
    ...(orderType === undefined ? [] : [sql<SqlBool>`order_type = ${orderType}`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`order_type = ${kind}`]),
    ...(rating === undefined
      ? []
      : [rating === null ? sql<SqlBool>`rating is null` : sql<SqlBool>`rating = ${rating}`]),
    ...(found === undefined ? [] : [isFound(found, number)]),
  ];
  return sql.join([isIn('ordered_at', days), ...parts], sql` and `);
};

/** Where to begin: after so many orders, or after one of them. */
export type Begin = { offset: number } | { after: OrderRecord };

/**
 * Orders of a segment in its order. The page is cut from an index; only its orders are read whole and look up names. The
 * days are named there as well, so that partitions without any are not even thought of.
 */
export const selectOrders = async (
  db: Db,
  query: OrderQuery,
  segment: Segment,
  begin: Begin,
  limit: number,
): Promise<OrderRecord[]> => {
  const direction = segment.newestFirst ? sql`desc` : sql`asc`;
  const order = (table: string) =>
    sql`${sql.ref(`${table}.ordered_at`)} ${direction}, ${sql.ref(`${table}.id`)} ${direction}`;
  const beyond = segment.newestFirst ? sql`<` : sql`>`;
  const after =
    'after' in begin
      ? sql`and (ordered_at, id) ${beyond} (${begin.after.exactly}::timestamptz, ${begin.after.id}::bigint)`
      : sql``;
  const offset = 'offset' in begin ? sql`offset ${begin.offset}` : sql``;
  const { rows } = await sql<OrderRecord>`
    select orders.id, orders.order_type, products.name as product, products.size_name as size, venues.name as venue,
      orders.rating, orders.ordered_at, orders.delivered_at, orders.delivered_access_at, orders.end_user_id,
      orders.ordered_at::text as exactly
    from (
      select ordered_at, id from orders where ${condition(query, segment)} ${after}
      order by ${order('orders')} limit ${limit} ${offset}
    ) page
    join orders on orders.ordered_at = page.ordered_at and orders.id = page.id and ${isIn('orders.ordered_at', query.days)}
    join products on products.id = orders.product_id
    join venues on venues.id = orders.venue_id
    order by ${order('page')}`.execute(db);
  return rows;
};

/** How many orders of a query a segment holds, counted one by one: for ratings, which no total knows. */
export const countOrders = async (db: Db, query: OrderQuery, segment: Segment): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders where ${condition(query, segment)}`.execute(db);
  return Number(rows[0]?.count);
};

/** The order with a number, if the query holds it; what was searched for aside. */
export const orderOfNumber = async (db: Db, query: OrderQuery, number: number) => {
  const { rows } = await sql<{ day: string; order_type: OrderType; venue_id: number; product_id: number }>`
    select (ordered_at at time zone 'Europe/Istanbul')::date as day, order_type, venue_id, product_id from orders
    where id = ${number} and ${condition({ ...query, found: undefined }, { newestFirst: true })} limit 1`.execute(db);
  return rows[0];
};
