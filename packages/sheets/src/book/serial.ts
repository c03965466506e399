import type { NumberKind } from './numberFormat';

const MINUTES_PER_DAY = 1_440;
const MS_PER_DAY = 86_400_000;
/** Days between the two ways of counting. */
const DAYS_TO_1904 = 1_462;
/** 31 December 9999, the last day that a sheet knows. */
const LAST_DAY = 2_958_465;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
const clock = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** Day number 60 is the 29 February 1900 that never was; the days before it are one off. */
const dayOf = (day: number): string =>
  day === 60
    ? '1900-02-29'
    : new Date(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * MS_PER_DAY).toISOString().slice(0, 10);

/**
 * A number that its cell shows as a day or a time. A day is calculated, not taken from a clock: it is the same in every
 * time zone. Seconds are rounded to the minute.
 * @returns the number itself where it is none
 */
export function readSerial(serial: number, kind: Exclude<NumberKind, 'number'>, from1904: boolean): string | number {
  if (serial < 0 || !Number.isFinite(serial)) return serial;
  const minutes = Math.round(serial * MINUTES_PER_DAY);
  if (kind === 'elapsed') return clock(minutes);
  if (kind === 'time') return clock(minutes % MINUTES_PER_DAY);
  const shift = from1904 ? DAYS_TO_1904 : 0;
  const day = kind === 'day' ? Math.floor(serial) : Math.floor(minutes / MINUTES_PER_DAY);
  if (day + shift > LAST_DAY) return serial;
  return kind === 'day' ? dayOf(day + shift) : `${dayOf(day + shift)} ${clock(minutes % MINUTES_PER_DAY)}`;
}
