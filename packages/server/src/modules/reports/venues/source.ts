import { sql } from 'kysely';
import type { Caller, Db } from '../../../http/call';
import type { Days } from '../../days';
import { venueCondition } from '../../venues/repository';
import { type Kinds, venueKindRows } from '../figures';
import { venuesOf } from '../scope';
import type { Ids } from '../selection';

/** The venues of a report; null: all there are. */
export const reportVenues = async (db: Db, search: string | undefined, caller: Caller): Promise<Ids> => {
  if (search === undefined) return venuesOf(db, caller);
  const venues = await db.selectFrom('venues').select('id').where(venueCondition({ search }, caller)).execute();
  return venues.map(({ id }) => id);
};

/** How many venues they are. */
export const countReportVenues = async (db: Db, venues: Ids): Promise<number> => {
  if (venues) return venues.length;
  const { count } = await db
    .selectFrom('venues')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** A venue and its orders. */
export interface RankedVenue extends Kinds {
  id: number;
}

/** The venues, the best selling first, then the newest; without a limit all of them. */
export const rankVenues = async (
  db: Db,
  venues: Ids,
  days: Days,
  window?: { offset: number; limit: number },
): Promise<RankedVenue[]> => {
  const { rows } = await sql<RankedVenue>`
    select venues.id, coalesce(figures.remote, 0) as remote, coalesce(figures.cashier, 0) as cashier
    from venues left join (${venueKindRows(venues, days)}) figures on figures.key = venues.id
    where ${venues === null ? sql`true` : sql`venues.id = any(${venues}::integer[])`}
    order by coalesce(figures.remote, 0) + coalesce(figures.cashier, 0) desc, venues.id desc
    ${window ? sql`limit ${window.limit} offset ${window.offset}` : sql``}`.execute(db);
  return rows;
};

/** What a row says of the venue itself. */
export const describeVenues = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('venues')
    .innerJoin('companies', 'companies.id', 'venues.company_id')
    .select(['venues.id', 'venues.name', 'venues.address', 'venues.created_at', 'companies.name as company'])
    .where('venues.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export type VenueRecord = NonNullable<ReturnType<Awaited<ReturnType<typeof describeVenues>>['get']>>;
