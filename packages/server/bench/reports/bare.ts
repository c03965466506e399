import type { Pool } from 'pg';
import { percentile } from '../../faults/harness/figures';
import type { LoadResult } from '../load';

/** Statements by hand that give what a question asks for, without a server. */
export type Bare = (pool: Pool, turn: number) => Promise<unknown>;

const columns = `o.id, o.order_type, p.name, p.size_name, v.name, o.rating, o.ordered_at, o.delivered_at,
  o.delivered_access_at, o.end_user_id`;
const joins = 'join products p on p.id = o.product_id join venues v on v.id = o.venue_id';
const total = `select sum(remote + cashier) from order_totals where venue_id = 0 and product_id = 0 and span = 'month'`;

const page = (offset: number, { size = 10, where = 'true', direction = 'desc' } = {}) => `select ${columns} from (
  select ordered_at, id from orders where ${where} order by ordered_at ${direction}, id ${direction}
  limit ${size} offset ${offset}) r
  join orders o on o.ordered_at = r.ordered_at and o.id = r.id ${joins}
  order by o.ordered_at ${direction}, o.id ${direction}`;

/** Where each of the five sorts begins. */
const sorts = [
  { direction: 'asc' },
  { where: `order_type = 'Cashierfront'` },
  { where: `order_type = 'Remote'` },
  { where: 'rating = 5' },
  { where: 'rating = 1' },
];

const sorted = async (pool: Pool, turn: number, offset: number) => {
  await pool.query(total);
  await pool.query(page(offset, sorts[turn % sorts.length]));
};

const venues = [
  `select v.id, v.name, c.name, v.address, v.created_at, sum(remote), sum(t.cashier) from order_totals t
    join venues v on v.id = t.venue_id join companies c on c.id = v.company_id
    where t.product_id = 0 and t.venue_id <> 0 and span = 'day' and start between $1 and $2
    group by v.id, c.name order by sum(remote + cashier) desc limit 10`,
  `select sum(remote), sum(cashier) from order_totals where venue_id = 0 and product_id = 0 and span = 'day' and start between $1 and $2`,
  `select venue_id, sum(members) from member_gaps where venue_id <= 10 and day between $1 and $2 and previous_day < $1 group by venue_id`,
];

/** First and last day of a range. */
const rangeOf = (turn: number, lengths: readonly number[]): string[] => {
  const end = new Date(Date.now() - (turn % 10) * 86_400_000);
  const start = new Date(end.getTime() - (lengths[turn % lengths.length] as number) * 86_400_000);
  return [start, end].map((each) => each.toISOString().slice(0, 10));
};

const graphics = [
  `select start, remote, cashier from order_totals where venue_id = 0 and product_id = 0 and span = 'day' and start between $1 and $2`,
  `select day, sum(members) from member_gaps where venue_id = 0 and day between $1 and $2 group by day`,
  `select sum(members) from member_gaps where venue_id = 0 and day between $1 and $2 and previous_day < $1`,
  `select v.name, sum(remote + cashier) from order_totals t join venues v on v.id = t.venue_id
    where t.product_id = 0 and t.venue_id <> 0 and span = 'day' and start between $1 and $2 group by v.name
    order by 2 desc limit 300`,
  `select p.name, sum(remote + cashier) from order_totals t join products p on p.id = t.product_id
    where t.venue_id = 0 and t.product_id <> 0 and span = 'day' and start between $1 and $2 group by p.name`,
];

const search = `select ${columns} from orders o ${joins} where o.product_id = any($1) order by o.ordered_at desc, o.id desc limit 10`;

/** By the name of the question. */
export const bareStatements: Readonly<Record<string, Bare>> = {
  graphics: async (pool, turn) => {
    for (const text of graphics) await pool.query(text, rangeOf(turn, [7, 30, 90, 365]));
  },
  'orders, first page': async (pool) => {
    await pool.query(total);
    await pool.query(page(0));
  },
  'orders, page 5,000': async (pool, turn) => {
    await pool.query(total);
    await pool.query(page(49_990 + 10 * (turn % 50)));
  },
  'orders, first page sorted': (pool, turn) => sorted(pool, turn, 0),
  'orders, page 5,000 sorted': (pool, turn) => sorted(pool, turn, 49_990),
  'orders, page 90,000 of 100': async (pool, turn) => {
    // A hundred rows of a day in the middle: whoever counts nine million rows to get there is no measure.
    const [day] = rangeOf(turn, [30]);
    await pool.query(
      `select start, remote, cashier from order_totals where venue_id = 0 and product_id = 0 and span = 'day'`,
    );
    await pool.query(page(0, { size: 100, where: `ordered_at < '${day}'` }));
  },
  'orders, far past the end': async (pool) => {
    await pool.query(total);
  },
  'venues, first page of a range compared': async (pool, turn) => {
    // The range and the one before it.
    for (const text of [...venues, ...venues]) await pool.query(text, rangeOf(turn, [7, 30]));
  },
  'venues, a search': async (pool) => {
    const { rows } = await pool.query<{ id: number }>(`select id from venues where search like '%kahve%'`);
    const ids = [rows.map(({ id }) => id)];
    await pool.query(
      `select venue_id, sum(remote), sum(cashier) from order_totals
        where product_id = 0 and venue_id = any($1) and span = 'month' group by venue_id order by 2 desc limit 10`,
      ids,
    );
    await pool.query(
      `select sum(bit_count(members)) from (
        select bit_or(members) as members from member_months where venue_id = any($1) group by part) parts`,
      ids,
    );
  },
  'orders, a search': async (pool) => {
    const { rows } = await pool.query<{ id: number }>(`select id from products where search like '%latte%'`);
    const ids = rows.map(({ id }) => id);
    await pool.query(
      `select start, sum(remote + cashier) from order_totals where venue_id = 0 and product_id = any($1) and span = 'day' group by start`,
      [ids],
    );
    await pool.query(search, [ids]);
  },
};

/** Keeps connections busy with the statements for a while. */
export const measureBare = async (
  pool: Pool,
  bare: Bare,
  connections: number,
  seconds: number,
): Promise<LoadResult> => {
  const times: number[] = [];
  const begun = performance.now();
  let turn = 0;
  const reader = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1000) {
      turn += 1;
      const at = performance.now();
      await bare(pool, turn);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  const took = (performance.now() - begun) / 1000;
  return {
    answered: times.length,
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: percentile(times, 1),
    errors: {},
  };
};
