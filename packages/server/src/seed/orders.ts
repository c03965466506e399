import type { Insertable } from 'kysely';
import type { OrdersTable } from '../db/types/work';
import type { Random } from './random';
import { seedTexts } from './texts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Days over which the demo's orders are spread. */
export const orderDays = 400;

/** Milliseconds after midnight UTC. More in the morning than in the evening, none at night: hours of Istanbul (UTC+3). */
export function timeOfDay(random: Random): number {
  const hour = 7 + Math.floor(14 * random.next() ** 1.4);
  return (hour - 3) * 60 * minuteMs + Math.floor(random.next() * 60 * minuteMs);
}

/** Midnight UTC of the day, in milliseconds. */
export const midnight = (now: Date): number => Math.floor(now.getTime() / dayMs) * dayMs;

/** One order of some day before `now`, more of them lately: the product grows. */
export function makeOrder(random: Random, venueIds: readonly number[], now: Date): Insertable<OrdersTable> {
  const daysAgo = 1 + Math.floor((orderDays - 1) * (1 - Math.sqrt(random.next())));
  const orderedAt = midnight(now) - daysAgo * dayMs + timeOfDay(random);
  const remote = random.chance(0.62);
  const delivered = random.chance(0.97) ? orderedAt + random.int(2, remote ? 45 : 8) * minuteMs : undefined;
  // A few venues sell most: the square of a random number leans to the beginning of the list.
  const venue = venueIds[Math.floor(random.next() ** 2 * venueIds.length)] as number;
  return {
    ordered_at: new Date(orderedAt),
    order_type: remote ? 'Remote' : 'Cashierfront',
    product_name: `${random.pick(seedTexts.products)} (${random.pick(seedTexts.sizes)})`,
    venue_id: venue,
    end_user_id: random.int(1, 4000),
    rating: random.chance(0.4) ? Math.min(5, random.int(2, 6)) : null,
    delivered_at: delivered === undefined ? null : new Date(delivered),
    delivered_access_at: delivered === undefined ? null : new Date(delivered - random.int(5, 90) * 1000),
  };
}
