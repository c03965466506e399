import { type IsoDate, isIsoDate } from '@telve/locale';
import { wholeRange } from '../range/days';
import { presetOf, type Range, type RangePreset, rangeOf, rangePresets } from '../range/ranges';

/** The days of a report: a ready-made range, which moves with the calendar, or two days that stay. */
export type RangeChoice = RangePreset | Range;

/** The days of a choice on `today`. */
export const daysOf = (choice: RangeChoice, today: IsoDate): Range =>
  typeof choice === 'string' ? rangeOf(choice, today) : choice;

/** Two days as a choice: the ready-made range that they are on `today`, if they are one. */
export const choiceOf = (range: Range, today: IsoDate): RangeChoice => presetOf(range, today) ?? range;

const separator = '..';

/** A choice as one word of an address or attribute: `month`, `2026-11-01..2026-11-26`. */
export const choiceText = (choice: RangeChoice): string =>
  typeof choice === 'string' ? choice : `${choice.startDate}${separator}${choice.endDate}`;

/** The choice that a word says; undefined for any other text, also for days in the wrong order. */
export const readChoice = (text: string | null | undefined): RangeChoice | undefined => {
  if (!text) return undefined;
  const preset = rangePresets.find((one) => one === text);
  if (preset) return preset;
  const [startDate = '', endDate = '', ...rest] = text.split(separator);
  if (rest.length > 0 || !isIsoDate(startDate) || !isIsoDate(endDate)) return undefined;
  return wholeRange({ startDate, endDate });
};

/**
 * What was picked as a whole range: an open end reaches to today, an open start leaves the one day. Undefined where both are
 * open.
 */
export const completed = (
  { start, end }: { start: IsoDate | null; end: IsoDate | null },
  today: IsoDate,
): Range | undefined => {
  const startDate = start ?? end;
  return startDate === null ? undefined : wholeRange({ startDate, endDate: end ?? today });
};
