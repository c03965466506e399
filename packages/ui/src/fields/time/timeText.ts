import { isTime, minutesOfTime, parseTime, timeOfMinutes } from '@telve/locale';

/** Minutes of a whole day; as a closing time they are written `24:00`. */
const day = 1_440;
const endOfDay = '24:00';

/** Limits and manner of a time field. */
export interface TimeLimits {
  min?: string | undefined;
  max?: string | undefined;
  /** Minutes between two entries of the list. */
  step: number;
  /** `24:00` counts as a time. */
  end: boolean;
}

/** Minutes since midnight, 1440 for `24:00`; null when the text is neither. */
const minutesOf = (time: string): number | null => (time === endOfDay ? day : minutesOfTime(time));
const timeOf = (minutes: number): string => (minutes === day ? endOfDay : timeOfMinutes(minutes));

/**
 * The value of a typed time: `HH:mm` when it is one (`9:5`, `9.05`, `9,05`, `0905`; `24:00` where `end` says so), else the
 * text itself, so that nothing typed is lost and the form can say what is wrong.
 */
export function valueOfTime(text: string, end = false): string {
  const trimmed = text.trim();
  const full = trimmed.replace(/^(\d{1,2})[:.,](\d)$/, '$1:0$2').replace(',', ':');
  if (end && /^24[:.]?00$/.test(full)) return endOfDay;
  return parseTime(full) ?? trimmed;
}

/** Four digits in a row get their colon as soon as they are a time: number keyboards of phones have none. */
export function withColon(text: string, end = false): string {
  return /^\d{4}$/.test(text) && isTimeValue(valueOfTime(text, end), end) ? valueOfTime(text, end) : text;
}

/** Whether a value is a time: `HH:mm`, and `24:00` where `end` says so. */
export const isTimeValue = (value: string, end = false): boolean => isTime(value) || (end && value === endOfDay);

/** Which limit a value breaks; null for no time and for one within. */
export function limitFault(value: string, { min, max, end }: Omit<TimeLimits, 'step'>): 'earliest' | 'latest' | null {
  if (!isTimeValue(value, end)) return null;
  if (min && value < min) return 'earliest';
  return max && value > max ? 'latest' : null;
}

const bounds = ({ min, max, end }: TimeLimits) => ({
  low: (min && minutesOf(min)) || 0,
  high: (max ? minutesOf(max) : null) ?? (end ? day : day - 1),
});

/** The times of the list: every `step` minutes of the day within the limits. */
export function timesOf(limits: TimeLimits): string[] {
  const { low, high } = bounds(limits);
  const count = Math.floor(day / limits.step);
  return Array.from({ length: count + 1 }, (_, at) => at * limits.step)
    .filter((minutes) => minutes >= low && minutes <= high)
    .map(timeOf);
}

/** The next time of the grid of `step` minutes above or below a value; the value itself at the limits, null for no time. */
export function stepTime(value: string, by: 1 | -1, limits: TimeLimits): string | null {
  const minutes = isTimeValue(value, limits.end) ? minutesOf(value) : null;
  if (minutes === null) return null;
  const { step } = limits;
  const next = by > 0 ? (Math.floor(minutes / step) + 1) * step : (Math.ceil(minutes / step) - 1) * step;
  const { low, high } = bounds(limits);
  return next < low || next > high ? value : timeOf(next);
}

/** The entry of the list nearest to what is typed: the first one that is not before it. */
export function nearestTime(times: readonly string[], text: string, end = false): string | undefined {
  const value = valueOfTime(text, end);
  if (isTimeValue(value, end)) return times.find((time) => time >= value) ?? times[times.length - 1];
  const typed = text.trim();
  return typed === '' ? undefined : times.find((time) => time.startsWith(typed) || time.startsWith(`0${typed}`));
}
