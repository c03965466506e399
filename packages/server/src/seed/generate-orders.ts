import { addDays, today } from '@telve/locale';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock';
import { foldWithin } from '../db/orderTotals';
import { ensureOrderPartitions } from '../db/partitions';
import type { Database } from '../db/types/index';
import { orderDays, orderingMembers, seedProducts } from './orders';

/** How many orders to generate, and how to tell how far it is. */
export interface GenerateOrdersOptions {
  clock: Clock;
  /** Orders to add. */
  orders: number;
  /** Told after each part. */
  onProgress?: (done: number, total: number) => void;
}

interface DayShare {
  day: string;
  count: number;
}

/** Orders of a part at most, unless a single day has more. */
const partSize = 100_000;

/** The orders spread over the days before today: none on the first, and more on each than on the one before. */
export const shareOut = (orders: number, present: string): DayShare[] => {
  const days = orderDays - 1;
  const upTo = (n: number) => Math.round((orders * n * (n + 1)) / (days * (days + 1)));
  return Array.from({ length: days }, (_, n) => ({
    day: addDays(present, n - days),
    count: upTo(n + 1) - upTo(n),
  })).filter(({ count }) => count > 0);
};

function* partsOf(shares: readonly DayShare[]): Generator<DayShare[]> {
  let part: DayShare[] = [];
  let count = 0;
  for (const share of shares) {
    if (count > 0 && count + share.count > partSize) {
      yield part;
      part = [];
      count = 0;
    }
    part.push(share);
    count += share.count;
  }
  if (part.length > 0) yield part;
}

interface Places {
  venueIds: readonly number[];
  productIds: readonly number[];
  /** Members there are; each has a venue where most of its orders are made. */
  members: number;
}

/** Made by the database: so many rows are not sent. A few venues sell most, and no order comes at night. */
const insertDays = (shares: readonly DayShare[], { venueIds, productIds, members }: Places) => sql`
  with drawn as (
    select day, (random() * ${members - 1})::integer + 1 as member, random() as hour, random() as minute,
      random() as kind, random() as elsewhere, random() as place, random() as product, random() as delivery,
      random() as minutes, random() as seconds, random() as rated, random() as rating
    from unnest(${shares.map(({ day }) => day)}::date[], ${shares.map(({ count }) => count)}::integer[]) days (day, orders)
    cross join generate_series(1, orders)
  ),
  made as (
    select *, kind < 0.62 as remote,
      day + make_interval(hours => 7 + floor(14 * hour ^ 1.4)::integer, secs => 3600 * minute) as wall,
      case when elsewhere < 0.3 then place else (hashint4(member) & 1048575) / 1048576.0 end as spot
    from drawn
  )
  insert into orders
    (ordered_at, order_type, product_id, venue_id, end_user_id, rating, delivered_at, delivered_access_at)
  select at, case when remote then 'Remote' else 'Cashierfront' end,
    (${productIds}::integer[])[1 + floor(product * ${productIds.length})::integer],
    (${venueIds}::integer[])[1 + floor(spot * spot * ${venueIds.length})::integer],
    member,
    case when rated < 0.4 then least(5, 2 + floor(rating * 5)::integer) end,
    delivered, delivered - make_interval(secs => 5 + 85 * seconds)
  from (
    select *, wall at time zone 'Europe/Istanbul' as at, case when delivery < 0.97 then
      (wall at time zone 'Europe/Istanbul') + make_interval(mins => 2 + floor(minutes * case when remote then 44 else 7 end)::integer)
    end as delivered
    from made
  ) ordered
  order by at`;

/**
 * Adds orders to what is there, over the 399 days before today, and their totals with them. The same call on the same
 * data makes the same orders.
 */
export async function generateOrders(db: Kysely<Database>, options: GenerateOrdersOptions): Promise<void> {
  const { clock, orders: total, onProgress } = options;
  if (total === 0) return;
  const now = clock.now();
  const shares = shareOut(total, today(now));
  await ensureOrderPartitions(db, new Date(shares[0]?.day as string), now);
  const venues = await db.selectFrom('venues').select('id').orderBy('id').execute();
  const places = {
    venueIds: venues.map(({ id }) => id),
    productIds: await seedProducts(db),
    members: Math.max(orderingMembers, Math.round(total / 50)),
  };
  let done = 0;
  for (const [n, part] of [...partsOf(shares)].entries()) {
    await db.transaction().execute(async (trx) => {
      await sql`select setseed(${(n % 1000) / 1000})`.execute(trx);
      await insertDays(part, places).execute(trx);
      await foldWithin(trx);
    });
    done += part.reduce((sum, { count }) => sum + count, 0);
    onProgress?.(done, total);
  }
}
