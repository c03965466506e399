import type { ReportRange } from '@telve/api';
import { addDays, addMonths, daysBetween, type IsoDate, startOfMonth } from '@telve/locale';

/** Days of a report, both included. */
export interface Range {
  startDate: IsoDate;
  endDate: IsoDate;
}

/** Ranges a reader chooses by name. */
export const rangePresets = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'quarter'] as const;
export type RangePreset = (typeof rangePresets)[number];

/**
 * The days of a preset on `today`, Istanbul's calendar: today, yesterday, the last seven days with today, this month up to
 * today, the whole last month, the last ninety days with today.
 */
export const rangeOf = (preset: RangePreset, today: IsoDate): Range => {
  switch (preset) {
    case 'today':
      return { startDate: today, endDate: today };
    case 'yesterday':
      return { startDate: addDays(today, -1), endDate: addDays(today, -1) };
    case 'week':
      return { startDate: addDays(today, -6), endDate: today };
    case 'month':
      return { startDate: startOfMonth(today), endDate: today };
    case 'lastMonth': {
      const first = startOfMonth(today);
      return { startDate: addMonths(first, -1), endDate: addDays(first, -1) };
    }
    case 'quarter':
      return { startDate: addDays(today, -89), endDate: today };
  }
};

/** The preset that names exactly these days, if one does; the shorter word first where two would. */
export const presetOf = ({ startDate, endDate }: ReportRange, today: IsoDate): RangePreset | undefined =>
  rangePresets.find((preset) => {
    const range = rangeOf(preset, today);
    return range.startDate === startDate && range.endDate === endDate;
  });

/** Number of days, both ends counted. */
export const lengthOf = ({ startDate, endDate }: Range): number => daysBetween(startDate, endDate) + 1;

/** No day comes before it that could be named. */
const firstDay = '1900-01-01';

/**
 * The equally long period that ends the day before; undefined where a slip in the year makes the range so long that no
 * such period can be named.
 */
export const previousRange = (range: Range): Range | undefined => {
  const length = lengthOf(range);
  if (daysBetween(firstDay, range.startDate) < length) return undefined;
  return { startDate: addDays(range.startDate, -length), endDate: addDays(range.startDate, -1) };
};
