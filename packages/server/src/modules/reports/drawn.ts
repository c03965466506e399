import { graphicVenuesMax } from '@telve/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../http/call';
import type { Days } from '../days';
import { changesOnce, dayKindRows, productKindRows, venueKindRows } from './figures';
import { memberDayRows } from './members';
import type { Ids } from './selection';

/** What the graphics draw. */
export interface Drawn {
  /** Day, orders of each kind; days without an order are left out. The earliest first. */
  days: [day: string, remote: number, cashier: number][];
  /** The best selling first, at most `graphicVenuesMax`. */
  venues: [id: number, name: string, orders: number][];
  /** Venues with an order. */
  venueCount: number;
  /** By name, whatever their size, the best selling first. */
  products: [name: string, orders: number][];
  /** Members of each day, and how many of them no earlier day of the range has; null mends the sum of those. */
  members: [day: string | null, members: number, first: number][];
}

const listOf = (columns: RawBuilder<unknown>, rows: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_array(${columns}) order by ${order}), '[]') from (${rows}) listed)`;

const products = (venues: Ids, days: Days) => sql`
  select products.name, sum(remote + cashier)::bigint as orders from (${productKindRows(venues, days)}) sold
  join products on products.id = sold.key group by products.name`;

/**
 * Reads everything that the graphics draw of the days: in one statement, so as of one moment, and with the lists made by
 * the database, which costs this process the least.
 */
export const readDrawn = async (db: Db, venues: Ids, days: Days): Promise<Drawn> => {
  const { rows } = await sql<Drawn>`
    with ${changesOnce(days)},
    sold as materialized (
      select key as id, remote + cashier as orders from (${venueKindRows(venues, days)}) rows
    ),
    best as (
      select sold.id, venues.name, sold.orders from sold join venues on venues.id = sold.id
      order by sold.orders desc, sold.id desc limit ${sql.lit(graphicVenuesMax)}
    )
    select
      ${listOf(sql`key, remote, cashier`, dayKindRows(venues, days), sql`key`)} as days,
      ${listOf(sql`id, name, orders`, sql`select * from best`, sql`orders desc, id desc`)} as venues,
      (select count(*) from sold)::integer as "venueCount",
      ${listOf(sql`name, orders`, products(venues, days), sql`orders desc, name`)} as products,
      ${listOf(sql`day, members, first`, memberDayRows(venues, days), sql`day`)} as members`.execute(db);
  return rows[0] as Drawn;
};
