import type { Graphics, OrderDay, ReportRange } from '@telve/api';
import { addDays, daysBetween, today } from '@telve/locale';
import type { Caller, Db } from '../../http/call';
import type { Days } from '../days';
import { type Drawn, readDrawn } from './drawn';
import { salesFigures } from './sales';
import { venuesOf } from './scope';
import type { Ids } from './selection';

/** Days that the graphics show at most: ten years. */
const daysMax = 3660;

/** The days of the graphics as asked for, but neither in the future nor more than ten years. */
const rangeOf = ({ startDate, endDate }: ReportRange, now: Date): Days & { endDate: string } => {
  const present = today(now);
  const last = endDate === undefined || endDate > present ? present : endDate;
  if (startDate === undefined) return { endDate: last };
  return { startDate: daysBetween(startDate, last) >= daysMax ? addDays(last, 1 - daysMax) : startDate, endDate: last };
};

const everyDay = ({ startDate, endDate }: Required<Days>): string[] =>
  Array.from({ length: Math.max(0, daysBetween(startDate, endDate) + 1) }, (_, n) => addDays(startDate, n));

const orderDays = (range: Required<Days>, { days, members }: Drawn): OrderDay[] => {
  const kinds = new Map(days.map(([day, ...counts]) => [day, counts]));
  const ordering = new Map(members.map(([day, count]) => [day, count]));
  return everyDay(range).map((date) => {
    const [remote = 0, cashier = 0] = kinds.get(date) ?? [];
    return {
      date,
      remoteOrderCount: remote,
      cashierFrontOrderCount: cashier,
      coffeeUserCount: ordering.get(date) ?? 0,
    };
  });
};

const totalsOf = ({ days, members }: Drawn) =>
  salesFigures(
    {
      remote: days.reduce((sum, [, remote]) => sum + remote, 0),
      cashier: days.reduce((sum, [, , cashier]) => sum + cashier, 0),
    },
    members.reduce((sum, [, , first]) => sum + first, 0),
  );

const nothing: Graphics = {
  startDate: null,
  endDate: null,
  totals: salesFigures(undefined, undefined),
  orderTypeGraphic: [],
  venueGraphic: [],
  venueCount: 0,
  productGraphic: [],
};

const toGraphics = (range: Required<Days>, drawn: Drawn): Graphics => ({
  ...range,
  totals: totalsOf(drawn),
  orderTypeGraphic: orderDays(range, drawn),
  venueGraphic: drawn.venues.map(([venueId, venueName, salesCount]) => ({ venueId, venueName, salesCount })),
  venueCount: drawn.venueCount,
  productGraphic: drawn.products.map(([productName, salesCount]) => ({ productName, salesCount })),
});

const draw = async (db: Db, venues: Ids, { startDate, endDate }: Days & { endDate: string }): Promise<Graphics> => {
  const drawn = await readDrawn(db, venues, { startDate, endDate });
  const first = startDate ?? drawn.days[0]?.[0];
  if (first === undefined) return nothing;
  // More than ten years of orders, and no day to begin with: the last ten.
  if (daysBetween(first, endDate) >= daysMax) {
    return draw(db, venues, { startDate: addDays(endDate, 1 - daysMax), endDate });
  }
  return toGraphics({ startDate: first, endDate }, drawn);
};

/** The graphics of a range, inside the caller's scope (REP-34 to REP-37). */
export const readGraphics = async (db: Db, input: ReportRange, caller: Caller, now: Date): Promise<Graphics> => {
  const { startDate, endDate } = rangeOf(input, now);
  if (startDate !== undefined && startDate > endDate) return { ...nothing, startDate, endDate };
  return draw(db, await venuesOf(db, caller), { startDate, endDate });
};
