import { type IsoDate, isIsoDate } from './isoDate';
import { type Instant, instantMs, toIstanbul } from './istanbul';
import { MISSING } from './missing';

/** What a date function can show: an ISO day, an instant, or nothing. */
export type DateValue = IsoDate | Instant | null | undefined;

/** Sign between day, month and year. Screens use the dot; the banner list has the hyphen (BAN-20). */
export interface DateFormatOptions {
  readonly separator?: '.' | '-' | '/';
}

function safely<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function dayOf(value: DateValue): IsoDate | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && isIsoDate(value)) return value;
  return instantMs(value) === null ? null : safely(() => toIstanbul(value).date);
}

/** `27.11.2026`: the day itself, or the day in Istanbul of an instant. Nothing, or nothing readable, is `—`. */
export function formatDate(value: DateValue, { separator = '.' }: DateFormatOptions = {}): string {
  const day = dayOf(value);
  return day === null ? MISSING : day.split('-').reverse().join(separator);
}

/** `18:51`: the time in Istanbul of an instant, 24-hour clock (D-69). Nothing, or nothing readable, is `—`. */
export function formatTime(value: Instant | null | undefined): string {
  if (value === null || value === undefined || instantMs(value) === null) return MISSING;
  return safely(() => toIstanbul(value).time) ?? MISSING;
}

/** `27.11.2026 18:51`: day and time in Istanbul of an instant. Nothing, or nothing readable, is `—`. */
export function formatDateTime(value: Instant | null | undefined, options?: DateFormatOptions): string {
  const time = formatTime(value);
  return time === MISSING ? MISSING : `${formatDate(value, options)} ${time}`;
}

/**
 * `09.11.2026 – 20.11.2026`, both ends included. One day when the ends are equal, `—` in the place of a
 * missing end, one `—` when both are missing.
 */
export function formatDateRange(start: DateValue, end: DateValue): string {
  const [first, last] = [formatDate(start), formatDate(end)];
  return first === last ? first : `${first} – ${last}`;
}
