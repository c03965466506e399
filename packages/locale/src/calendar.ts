import { type IsoDate, isoFromParts, partsOfIso } from './isoDate';

const names = new Map<string, readonly string[]>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Length of a month or weekday name: `long` Kasım, Pazartesi; `short` Kas, Pzt. */
export type NameStyle = 'long' | 'short';

function utcFormat(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('tr', { ...options, timeZone: 'UTC', calendar: 'gregory' });
    formats.set(key, format);
  }
  return format;
}

function namesOf(key: string, options: Intl.DateTimeFormatOptions, days: readonly number[]): readonly string[] {
  let list = names.get(key);
  if (!list) {
    const format = utcFormat(key, options);
    list = Object.freeze(days.map((ms) => format.format(ms)));
    names.set(key, list);
  }
  return list;
}

/** The twelve Turkish month names, January first. */
export function monthNames(style: NameStyle = 'long'): readonly string[] {
  const firsts = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));
  return namesOf(`month-${style}`, { month: style }, firsts);
}

/** The seven Turkish weekday names, Monday first. */
export function weekdayNames(style: NameStyle = 'long'): readonly string[] {
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
  return namesOf(`weekday-${style}`, { weekday: style }, days);
}

/** `27 Kasım 2026 Cuma`, for headings and for screen readers. Throws RangeError when `date` is no ISO date. */
export function formatDateLong(date: IsoDate): string {
  const parts = partsOfIso(date);
  if (!parts) throw new RangeError(`Not an ISO date: ${date}`);
  const format = utcFormat('full', { dateStyle: 'full' });
  return format.format(Date.UTC(parts.year, parts.month - 1, parts.day));
}

/**
 * A Date at noon of the machine's own clock, for calendar widgets that think in local dates. Only its
 * local year, month and day mean anything; never send it. Throws RangeError when `date` is no ISO date.
 */
export function toLocalDate(date: IsoDate): Date {
  const parts = partsOfIso(date);
  if (!parts) throw new RangeError(`Not an ISO date: ${date}`);
  return new Date(parts.year, parts.month - 1, parts.day, 12);
}

/** The day that a calendar widget's local Date shows; `null` for an invalid Date. Opposite of {@link toLocalDate}. */
export function fromLocalDate(date: Date): IsoDate | null {
  return isoFromParts({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
