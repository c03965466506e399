import type { Insertable, Kysely } from 'kysely';
import { productSearch } from '../db/search';
import type { Database } from '../db/types/index';
import type { OrdersTable } from '../db/types/orders';
import { insertRows } from './insert';
import type { Random } from './random';
import { seedTexts } from './texts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Days over which the demo's orders are spread. */
export const orderDays = 400;

/** Members who order in the demo: ids from 1 to this. */
export const orderingMembers = 4000;

/** Milliseconds after midnight UTC. More in the morning than in the evening, none at night: hours of Istanbul (UTC+3). */
export function timeOfDay(random: Random): number {
  const hour = 7 + Math.floor(14 * random.next() ** 1.4);
  return (hour - 3) * 60 * minuteMs + Math.floor(random.next() * 60 * minuteMs);
}

/** Midnight UTC of the day, in milliseconds. */
export const midnight = (now: Date): number => Math.floor(now.getTime() / dayMs) * dayMs;

/** The products of the demo, each in all sizes; those that are there already stay. Answers the ids of all. */
export async function seedProducts(db: Kysely<Database>): Promise<number[]> {
  const known = await db.selectFrom('products').select('id').orderBy('id').execute();
  if (known.length > 0) return known.map(({ id }) => id);
  const rows = seedTexts.products.flatMap((name) => seedTexts.sizes.map((size_name) => ({ name, size_name })));
  return insertRows(
    db,
    'products',
    rows.map((row) => ({ ...row, search: productSearch(row) })),
  );
}

/** Where the orders of the demo are made, and of what. */
export interface OrderPlaces {
  venueIds: readonly number[];
  productIds: readonly number[];
}

/** When an order was made: on a day until `now`, more of them lately, for the product grows. None of today comes later than now. */
function orderTime(random: Random, now: Date): number {
  const daysAgo = Math.floor(orderDays * (1 - Math.sqrt(random.next())));
  const at = midnight(now) - daysAgo * dayMs + timeOfDay(random);
  return at > now.getTime() ? at - dayMs : at;
}

/** One order of the demo. What is delivered after `now` is not delivered yet. */
export function makeOrder(random: Random, { venueIds, productIds }: OrderPlaces, now: Date): Insertable<OrdersTable> {
  const orderedAt = orderTime(random, now);
  const remote = random.chance(0.62);
  const due = random.chance(0.97) ? orderedAt + random.int(2, remote ? 45 : 8) * minuteMs : undefined;
  const delivered = due !== undefined && due <= now.getTime() ? due : undefined;
  // A few venues sell most: the square of a random number leans to the beginning of the list.
  const venue = venueIds[Math.floor(random.next() ** 2 * venueIds.length)] as number;
  return {
    ordered_at: new Date(orderedAt),
    order_type: remote ? 'Remote' : 'Cashierfront',
    product_id: random.pick(productIds),
    venue_id: venue,
    end_user_id: random.int(1, orderingMembers),
    rating: random.chance(0.4) ? Math.min(5, random.int(2, 6)) : null,
    delivered_at: delivered === undefined ? null : new Date(delivered),
    delivered_access_at: delivered === undefined ? null : new Date(delivered - random.int(5, 90) * 1000),
  };
}
