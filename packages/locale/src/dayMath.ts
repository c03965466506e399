import { type DateParts, daysInMonth, type IsoDate, isoFromParts, partsOfIso } from './isoDate';

const DAY_MS = 86_400_000;

function requireParts(date: IsoDate): DateParts {
  const parts = partsOfIso(date);
  if (!parts) throw new RangeError(`Not an ISO date: ${date}`);
  return parts;
}

function utcDay(date: IsoDate): number {
  const { year, month, day } = requireParts(date);
  return Date.UTC(year, month - 1, day);
}

function isoOfUtc(ms: number): IsoDate {
  const date = new Date(ms);
  const iso = isoFromParts({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
  if (iso === null) throw new RangeError('Date outside 1900–9999');
  return iso;
}

/** The day `days` days later (earlier when negative). Throws RangeError when `date` is no ISO date or the result leaves 1900–9999. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoOfUtc(utcDay(date) + days * DAY_MS);
}

/** The same day `months` months later; where that month is shorter, its last day. Throws like {@link addDays}. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = requireParts(date);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  const iso = isoFromParts({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
  if (iso === null) throw new RangeError('Date outside 1900–9999');
  return iso;
}

/** The same day `years` years later, 29 February becoming the 28th: "one year ahead" of D-21. Throws like {@link addDays}. */
export function addYears(date: IsoDate, years: number): IsoDate {
  return addMonths(date, years * 12);
}

/** Whole days from `from` to `to`: 1 for tomorrow, negative when `to` is earlier. Throws RangeError when one is no ISO date. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utcDay(to) - utcDay(from)) / DAY_MS);
}

/** Day of the week, 1 = Monday … 7 = Sunday. Throws RangeError when `date` is no ISO date. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utcDay(date)).getUTCDay() || 7;
}

/** The Monday of the day's week. Throws like {@link addDays}. */
export function startOfWeek(date: IsoDate): IsoDate {
  return addDays(date, 1 - weekdayOf(date));
}

/** The first day of the day's month. Throws RangeError when `date` is no ISO date. */
export function startOfMonth(date: IsoDate): IsoDate {
  requireParts(date);
  return `${date.slice(0, 8)}01`;
}
