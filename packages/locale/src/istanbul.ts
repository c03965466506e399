import { addDays } from './dayMath';
import { type IsoDate, isoFromParts, partsOfIso } from './isoDate';
import { minutesOfTime } from './time';

/** The zone of every date and time in the product (D-21). */
export const TIME_ZONE = 'Europe/Istanbul';

/** A point in time: Date, milliseconds since 1970, or an ISO text with `Z` or an offset. */
export type Instant = Date | number | string;

/** Day and wall-clock time in Istanbul. */
export interface IstanbulTime {
  readonly date: IsoDate;
  /** `HH:mm`, 24-hour clock. */
  readonly time: string;
  readonly second: number;
}

const HALF_DAY_MS = 43_200_000;
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

let clock: Intl.DateTimeFormat | undefined;

/**
 * Milliseconds since 1970 of an instant, or `null` when it is none. A text without zone is none:
 * reading it would depend on the machine.
 */
export function instantMs(instant: Instant): number | null {
  if (typeof instant === 'string' && !WITH_ZONE.test(instant)) return null;
  const ms = instant instanceof Date ? instant.getTime() : new Date(instant).getTime();
  return Number.isFinite(ms) ? ms : null;
}

function wallOf(ms: number): number {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetAt(ms: number): number {
  return wallOf(ms) - Math.floor(ms / 1000) * 1000;
}

/** What clock and calendar in Istanbul show at an instant. Throws RangeError when it is no instant or its day lies outside 1900–9999. */
export function toIstanbul(instant: Instant): IstanbulTime {
  const ms = instantMs(instant);
  if (ms === null) throw new RangeError('Not an instant');
  const wall = new Date(wallOf(ms));
  const date = isoFromParts({ year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() });
  if (date === null) throw new RangeError('Instant outside 1900–9999');
  return { date, time: wall.toISOString().slice(11, 16), second: wall.getUTCSeconds() };
}

/**
 * The instant at which Istanbul's clock shows `time` on `date`. Of a time that happened twice (clocks set
 * back) the first; for a time that never was (clocks set forward) the moment after the jump.
 *
 * @param time `HH:mm`
 * @throws RangeError when `date` is no ISO date or `time` no time.
 */
export function fromIstanbul(date: IsoDate, time: string): Date {
  const parts = partsOfIso(date);
  const minutes = minutesOfTime(time);
  if (!parts || minutes === null) throw new RangeError(`Not a date and time: ${date} ${time}`);
  const wall = Date.UTC(parts.year, parts.month - 1, parts.day) + minutes * 60_000;
  const before = wall - offsetAt(wall - HALF_DAY_MS);
  const after = wall - offsetAt(wall + HALF_DAY_MS);
  const found = [before, after].sort((a, b) => a - b).find((ms) => wallOf(ms) === wall);
  return new Date(found ?? before);
}

/** Today's day in Istanbul, wherever the machine stands (D-21). */
export function today(now: Instant = Date.now()): IsoDate {
  return toIstanbul(now).date;
}

/** First instant of the day in Istanbul. Throws RangeError when `date` is no ISO date. */
export function startOfDay(date: IsoDate): Date {
  return fromIstanbul(date, '00:00');
}

/** Last millisecond of the day in Istanbul: an end date means the end of that day (D-21). Throws RangeError when `date` is no ISO date. */
export function endOfDay(date: IsoDate): Date {
  return new Date(startOfDay(addDays(date, 1)).getTime() - 1);
}
