import { formatDate, formatDateRange, isIsoDate } from '@telve/locale';
import type { RangePreset } from '../../fields/date/RangePanel';

/** Two days (ISO `YYYY-MM-DD`), both included; null where that end is open. */
export interface DateRangeValue {
  start: string | null;
  end: string | null;
}

/** Days (ISO) that a range may have; what is left out is not limited. */
export interface DateRangeLimits {
  /** First day of both ends. */
  min?: string;
  /** Last day of the start, such as today. */
  startMax?: string;
  /** Last day of both ends, such as one year ahead. */
  max?: string;
  /** A start after the end is taken when the end was there first (D-68). An end before its start never is. */
  lateStart?: boolean;
  /** The end waits for a start (BAN-26); without one it does not count. */
  startFirst?: boolean;
}

/** Both ends as they are typed: an ISO day, empty, or a text that is no day. */
export interface DateRangeDraft {
  start: string;
  end: string;
}

/** What is wrong with an end. `day` is the limit it breaks. */
export type DateFault = { code: 'invalid' | 'reversed' } | { code: 'earliest' | 'latest'; day: string };

const least = (days: readonly (string | undefined)[]) => days.filter((day) => day !== undefined).sort()[0];

const faultOf = (text: string, min?: string, max?: string): DateFault | undefined => {
  if (text === '') return undefined;
  if (!isIsoDate(text)) return { code: 'invalid' };
  if (min && text < min) return { code: 'earliest', day: min };
  return max && text > max ? { code: 'latest', day: max } : undefined;
};

/**
 * Faults of a typed range. An end may be left open; an end before its start is a fault of the end (STAFF-08, STAFF-09, STAFF-10).
 *
 * @param last the end that was set last; with `lateStart` only an end that came after its start can be before it
 */
export function dateRangeFaults(
  { start, end }: DateRangeDraft,
  { min, startMax, max, lateStart = false }: DateRangeLimits,
  last: 'start' | 'end' = 'end',
) {
  const ofStart = faultOf(start, min, least([startMax, max]));
  const ofEnd = faultOf(end, min, max);
  const reversed = !ofEnd && isIsoDate(start) && end !== '' && end < start && !(lateStart && last === 'start');
  return { start: ofStart, end: reversed ? ({ code: 'reversed' } satisfies DateFault) : ofEnd };
}

/** A range in words: the name of the ready-made one it equals, both days, or the one that is set. Empty when none is. */
export function dateRangeText(
  { start, end }: DateRangeValue,
  presets: readonly RangePreset[],
  names: { start: string; end: string },
): string {
  const preset = presets.find((one) => one.start === start && one.end === end);
  if (preset) return preset.label;
  if (start && end) return formatDateRange(start, end);
  if (start) return `${names.start} ${formatDate(start)}`;
  return end ? `${names.end} ${formatDate(end)}` : '';
}
