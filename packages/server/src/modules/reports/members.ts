import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../http/call';
import type { Days } from '../days';
import type { Ids } from './selection';
import { type Span, spansOf } from './spans';

type Condition = RawBuilder<SqlBool>;

const inDays = (column: string, { startDate, endDate }: Days): Condition => sql`
  ${startDate === undefined ? sql`true` : sql`${sql.ref(column)} >= ${startDate}::date`} and
  ${endDate === undefined ? sql`true` : sql`${sql.ref(column)} <= ${endDate}::date`}`;

const isBefore = ({ startDate }: Days): Condition =>
  startDate === undefined ? sql`previous_day = '-infinity'` : sql`previous_day < ${startDate}::date`;

const inVenues = (venues: Ids): Condition => (venues === null ? sql`true` : sql`venue_id = any(${venues}::integer[])`);

/** Venues as one, or each for itself. */
const together = sql`0`;
const apart = sql`venue_id`;

/**
 * The members whom changes concern: `known` has their days as the totals do, `present` those who ordered indeed, and
 * `correction` what that adds to the members of a range.
 */
const corrected = (venues: Ids, days: Days, place: RawBuilder<unknown>) => sql`changed as (
    select ${place} as place, end_user_id, day, sum(remote + cashier)::integer as orders from order_changes
    where ${inVenues(venues)} and ${inDays('day', days)}
    group by 1, 2, 3 having sum(remote + cashier) <> 0
  ),
  known as (
    select * from (
      select ${place} as place, end_user_id, day, sum(orders)::integer as orders from member_days
      where end_user_id in (select end_user_id from changed) and ${inVenues(venues)} and ${inDays('day', days)}
      group by 1, 2, 3
    ) days where (place, end_user_id) in (select place, end_user_id from changed)
  ),
  present as (
    select distinct place, end_user_id from (
      select place, end_user_id from (select * from known union all select * from changed) days
      group by place, end_user_id, day having sum(orders) > 0
    ) members
  ),
  correction as (
    select place, count(*) as members from present group by place
    union all
    select place, -count(*) from (select distinct place, end_user_id from known) members group by place
  )`;

const isEmpty = ({ startDate, endDate }: Days): boolean =>
  startDate !== undefined && endDate !== undefined && startDate > endDate;

/** Different members of each of the venues that has any. */
export const venueMembers = async (db: Db, venues: readonly number[], days: Days): Promise<Map<number, number>> => {
  if (isEmpty(days) || venues.length === 0) return new Map();
  const { rows } = await sql<{ place: number; members: number }>`
    with ${corrected(venues, days, apart)}
    select place, sum(members)::integer as members from (
      select venue_id as place, members from member_gaps
      where ${inVenues(venues)} and ${inDays('day', days)} and ${isBefore(days)}
      union all
      select place, members from correction
    ) rows group by place`.execute(db);
  return new Map(rows.map(({ place, members }) => [place, members]));
};

/** Days of a range that are no whole months. */
const looseDays = (spans: readonly Span[]): Condition => {
  const loose = spans.filter(({ span }) => span === 'day').map(({ from, to }) => inDays('day', daysOf({ from, to })));
  return loose.length === 0 ? sql`false` : sql`(${sql.join(loose, sql` or `)})`;
};

const daysOf = ({ from, to }: Pick<Span, 'from' | 'to'>): Days => ({
  ...(from !== undefined && { startDate: from }),
  ...(to !== undefined && { endDate: to }),
});

/**
 * How many different members several venues have together, as the totals know it: of whole months by their bits, and of
 * the days before and after those one by one.
 */
const unionOf = (venues: readonly number[], days: Days) => {
  const spans = spansOf(days);
  const months = spans.find(({ span }) => span === 'month');
  return sql`(
    with whole as (
      select part, bit_or(members) as members from member_months
      where ${inVenues(venues)} and ${months ? inDays('month', daysOf(months)) : sql`false`} group by part
    )
    select coalesce((select sum(bit_count(members)) from whole), 0) + (
      select count(*) from (
        select distinct end_user_id from member_days where ${inVenues(venues)} and ${looseDays(spans)}
      ) loose left join whole on whole.part = loose.end_user_id >> 12
      where whole.part is null or get_bit(whole.members, loose.end_user_id & 4095) = 0
    )
  )`;
};

/** All venues, or one: the totals know each as a place of its own. */
const placeOf = (venues: Ids): number | undefined =>
  venues === null ? 0 : venues.length === 1 ? venues[0] : undefined;

/** Different members who ordered in the days. */
export const countMembers = async (db: Db, venues: Ids, days: Days): Promise<number> => {
  if (isEmpty(days) || venues?.length === 0) return 0;
  const place = placeOf(venues);
  const counted =
    place === undefined
      ? sql`select ${unionOf(venues as readonly number[], days)} as members`
      : sql`select members from member_gaps where venue_id = ${place} and ${inDays('day', days)} and ${isBefore(days)}`;
  const { rows } = await sql<{ members: number }>`
    with ${corrected(venues, days, together)}
    select coalesce(sum(members), 0)::integer as members from (
      ${counted} union all select members from correction
    ) rows`.execute(db);
  return rows[0]?.members ?? 0;
};

/** Members of each day as the totals know them, and how many of them no earlier day of the range has. */
const knownDays = (place: number, days: Days) => sql`
  select day, sum(members) as members, coalesce(sum(members) filter (where ${isBefore(days)}), 0) as first
  from member_gaps where venue_id = ${place} and ${inDays('day', days)} group by day`;

/** The same of several venues: those of each venue, but for who was in several of them on a day; and their sum. */
const knownDaysTogether = (venues: readonly number[], days: Days) => sql`
  select day, sum(members) as members, 0 as first from member_gaps
  where ${inVenues(venues)} and ${inDays('day', days)} group by day
  union all
  select day, count(distinct end_user_id) - count(*), 0 from member_days
  where shared and ${inVenues(venues)} and ${inDays('day', days)} group by day
  union all
  select null, 0, ${unionOf(venues, days)}`;

/** Members of each day, how many of them no earlier day of the range has, and a row without a day that mends the sum of those. */
export const memberDayRows = (venues: Ids, days: Days) => {
  const place = placeOf(venues);
  const known = place === undefined ? knownDaysTogether(venues as readonly number[], days) : knownDays(place, days);
  return sql`
    with ${corrected(venues, days, together)}
    select day, sum(members)::integer as members, sum(first)::integer as first from (
      ${known}
      union all
      select changed.day, (coalesce(known.orders, 0) + changed.orders > 0)::integer - (known.orders is not null)::integer, 0
      from changed left join known on known.end_user_id = changed.end_user_id and known.day = changed.day
      union all
      select null, 0, members from correction
    ) rows group by day`;
};
