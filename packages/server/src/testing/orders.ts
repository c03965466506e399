import { type Insertable, sql } from 'kysely';
import { ensureOrderPartitions } from '../db/partitions';
import { productSearch } from '../db/search';
import type { OrdersTable } from '../db/types/orders';
import type { Db } from '../http/call';

/** Adds a product and answers its id. */
export const addProduct = async (db: Db, name: string, size_name = ''): Promise<number> => {
  const row = await db
    .insertInto('products')
    .values({ name, size_name, search: productSearch({ name, size_name }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export type OrderFixture = Omit<Insertable<OrdersTable>, 'ordered_at' | 'order_type' | 'end_user_id'> & {
  /** Instant of the order, ISO text. */
  at: string;
  kind?: OrdersTable['order_type'];
  member?: number;
};

/** Adds orders with one statement and answers their ids. Missing partitions are made. */
export const addOrders = async (db: Db, orders: readonly OrderFixture[]): Promise<number[]> => {
  const instants = orders.map(({ at }) => new Date(at)).sort((a, b) => a.getTime() - b.getTime());
  await ensureOrderPartitions(db, instants[0] as Date, instants.at(-1) as Date);
  const rows = await db
    .insertInto('orders')
    .values(
      orders.map(({ at, kind = 'Remote', member = 1, ...order }) => ({
        ...order,
        ordered_at: new Date(at),
        order_type: kind,
        end_user_id: member,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Every row of the five tables that the totals of the orders are made of, but for totals of nothing. */
export const storedTotals = async (db: Db) => {
  const read = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db)).rows;
  return {
    changes: await read('select day, venue_id, product_id, end_user_id, remote, cashier from order_changes'),
    totals: await read('select * from order_totals where remote <> 0 or cashier <> 0 order by 1, 2, 3, 4'),
    days: await read('select * from member_days order by 1, 2, 3'),
    months: await read(
      `select venue_id, month::text, part, (members::text) as members from member_months
      where bit_count(members) > 0 order by 1, 2, 3`,
    ),
    gaps: await read(
      'select venue_id, day::text, previous_day::text, members from member_gaps where members <> 0 order by 1, 2, 3',
    ),
  };
};

/** What the totals must hold, made of the orders from nothing. */
export const recountedTotals = async (db: Db): Promise<Awaited<ReturnType<typeof storedTotals>>> => {
  const read = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db)).rows;
  const orders = `(select (ordered_at at time zone 'Europe/Istanbul')::date as day, * from orders) orders`;
  const sums = `(count(*) filter (where order_type = 'Remote'))::integer as remote,
    (count(*) filter (where order_type = 'Cashierfront'))::integer as cashier`;
  return {
    changes: [],
    totals: await read(`
      select coalesce(venue_id, 0) as venue_id, coalesce(product_id, 0) as product_id, span, start, ${sums} from (
        select venue_id, product_id, order_type, 'day' as span, day as start from ${orders}
        union all select venue_id, product_id, order_type, 'month', date_trunc('month', day)::date from ${orders}
      ) rows group by span, start, cube (venue_id, product_id) order by 1, 2, 3, 4`),
    days: await read(
      `select end_user_id, day, venue_id, count(*)::integer as orders,
        count(*) over (partition by end_user_id, day) > 1 as shared
      from ${orders} group by 1, 2, 3 order by 1, 2, 3`,
    ),
    months: (
      await sql<{ venue_id: number; month: string; part: number; places: number[] }>`
        select venue_id, date_trunc('month', day)::date::text as month, end_user_id / 4096 as part,
          array_agg(distinct end_user_id % 4096) as places
        from ${sql.raw(orders)} group by 1, 2, 3 order by 1, 2, 3`.execute(db)
    ).rows.map(({ places, ...row }) => ({
      ...row,
      members: Array.from({ length: 4096 }, (_, n) => (places.includes(n) ? '1' : '0')).join(''),
    })),
    gaps: await read(`
      select venue_id, day::text, previous_day::text, count(*)::integer as members from (
        select venue_id, day,
          coalesce(lag(day) over (partition by venue_id, end_user_id order by day), '-infinity') as previous_day
        from (
          select venue_id, end_user_id, day from ${orders} union select 0, end_user_id, day from ${orders}
        ) days
      ) rows group by 1, 2, 3 order by 1, 2, 3`),
  };
};
