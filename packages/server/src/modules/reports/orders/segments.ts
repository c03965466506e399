import type { OrderSort, OrderType } from '@telve/api';
import type { DayKinds } from '../figures';

/** Orders that stand together in a sorted list: all of them, those of one kind, or those of one rating. */
export interface Segment {
  kind?: OrderType;
  /** Null: those without a rating. */
  rating?: number | null;
  newestFirst: boolean;
}

const ratings = [5, 4, 3, 2, 1];
const rated = (rating: number | null): Segment => ({ rating, newestFirst: true });
const ofKind = (kind: OrderType): Segment => ({ kind, newestFirst: true });

/** A sort of the list as segments, one after the other (REP-29, REP-32, D-68). */
export const segmentsOf = (orderBy: OrderSort = 'EndDate'): Segment[] => {
  switch (orderBy) {
    case 'EndDate':
      return [{ newestFirst: true }];
    case 'FirstDate':
      return [{ newestFirst: false }];
    case 'CashierFront':
      return [ofKind('Cashierfront'), ofKind('Remote')];
    case 'Remote':
      return [ofKind('Remote'), ofKind('Cashierfront')];
    case 'Like':
      return [...ratings, null].map(rated);
    case 'NotLike':
      return [...ratings.toReversed(), null].map(rated);
  }
};

/** A day of a segment and how many of its orders it has. */
export interface DayCount {
  day: string;
  count: number;
}

/** How many orders of a kind, or of both, each day has; days without one are left out. */
export const countsOf = (days: readonly DayKinds[], kind?: OrderType): DayCount[] =>
  days
    .map(({ day, remote, cashier }) => ({
      day,
      count: kind === 'Remote' ? remote : kind === 'Cashierfront' ? cashier : remote + cashier,
    }))
    .filter(({ count }) => count > 0);

/** All orders of the days. */
export const sumOf = (counts: readonly DayCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The days that hold a part of a segment, and how many orders of the first of them come before it. */
export interface DayWindow {
  startDate: string;
  endDate: string;
  skip: number;
}

const windowOver = (counts: readonly DayCount[], skip: number): DayWindow => {
  const [startDate = '', endDate = ''] = [counts[0]?.day ?? '', counts.at(-1)?.day ?? ''].sort();
  return { startDate, endDate, skip };
};

/**
 * The days that hold the orders from `offset` on, at most `limit` of them: only those are read, however far down a list
 * the page is. Undefined where there are none.
 *
 * @param counts in the order of the list
 */
export const windowIn = (counts: readonly DayCount[], offset: number, limit: number): DayWindow | undefined => {
  let before = 0;
  let skip = 0;
  const held: DayCount[] = [];
  for (const each of counts) {
    if (before + each.count > offset) {
      if (held.length === 0) skip = offset - before;
      held.push(each);
    }
    before += each.count;
    if (before >= offset + limit) break;
  }
  return held.length === 0 ? undefined : windowOver(held, skip);
};

/** Counts in the order of a segment's list, made of those from the earliest day on. */
export const inOrder = (counts: readonly DayCount[], { newestFirst }: Segment): readonly DayCount[] =>
  newestFirst ? counts.toReversed() : counts;

/** Cuts days into parts of about so many orders, to be read one after the other. */
export function* partsOf(counts: readonly DayCount[], size: number): Generator<DayWindow> {
  let part: DayCount[] = [];
  for (const each of counts) {
    part.push(each);
    if (sumOf(part) < size) continue;
    yield windowOver(part, 0);
    part = [];
  }
  if (part.length > 0) yield windowOver(part, 0);
}
