import { addDays, addMonths, type IsoDate, startOfMonth, startOfWeek } from '@telve/locale';
import type { ChartDay } from './types';

/** What one column stands for. */
export type BucketSize = 'day' | 'week' | 'month';

/** The orders of one column. Days are ISO, both included, and never outside the days that were given. */
export interface Bucket {
  startDate: IsoDate;
  endDate: IsoDate;
  remote: number | null;
  cashierFront: number | null;
}

const mostDays = 62;
const mostDaysByWeek = 400;

/** Days up to 62, weeks up to 400 days, months beyond: as many columns as can be told apart. */
export const bucketSize = (days: number): BucketSize => {
  if (days <= mostDays) return 'day';
  return days <= mostDaysByWeek ? 'week' : 'month';
};

const firstOf = (date: IsoDate, size: BucketSize): IsoDate => {
  if (size === 'day') return date;
  return size === 'week' ? startOfWeek(date) : startOfMonth(date);
};

const lastOf = (first: IsoDate, size: BucketSize): IsoDate => {
  if (size === 'day') return first;
  return size === 'week' ? addDays(first, 6) : addDays(addMonths(first, 1), -1);
};

/** The sum of what is known; null when nothing is. */
export const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
};

const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b);
const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b);

/** The days in columns, in order. A week begins on Monday; the first and the last one hold only days that were given. */
export const bucketDays = (days: readonly ChartDay[], size: BucketSize = bucketSize(days.length)): Bucket[] => {
  const [first, last] = [days[0]?.date, days[days.length - 1]?.date];
  if (first === undefined || last === undefined) return [];
  const groups = new Map<IsoDate, ChartDay[]>();
  for (const day of days) {
    const start = firstOf(day.date, size);
    groups.set(start, [...(groups.get(start) ?? []), day]);
  }
  return [...groups].map(([start, group]) => ({
    startDate: later(start, first),
    endDate: earlier(lastOf(start, size), last),
    remote: sum(group.map((day) => day.remoteOrderCount)),
    cashierFront: sum(group.map((day) => day.cashierFrontOrderCount)),
  }));
};
