import type { ReportRange } from '@telve/api';
import { type IsoDate, monthNames, partsOfIso } from '@telve/locale';
import type { RangePreset as NamedRange } from '@telve/ui';
import { type Range, type RangePreset, rangeOf, rangePresets } from './ranges';

/** The ready-made ranges with their names, for a date filter; all of them, or those of `presets`. */
export const namedRanges = (
  names: Readonly<Record<RangePreset, string>>,
  today: IsoDate,
  presets: readonly RangePreset[] = rangePresets,
): readonly NamedRange[] =>
  presets.map((preset) => {
    const { startDate, endDate } = rangeOf(preset, today);
    return { label: names[preset], start: startDate, end: endDate };
  });

/** Both days, or undefined while an end is open or the start lies after the end. */
export const wholeRange = ({ startDate, endDate }: ReportRange): Range | undefined =>
  startDate !== undefined && endDate !== undefined && startDate <= endDate ? { startDate, endDate } : undefined;

/** Today where a chosen range holds it, so that its figures still grow; an open end reaches over today. */
export const growingDay = ({ startDate, endDate }: ReportRange, today: IsoDate): IsoDate | undefined =>
  (startDate !== undefined || endDate !== undefined) && (startDate ?? today) <= today && today <= (endDate ?? today)
    ? today
    : undefined;

/** `27 Kasım`. Throws RangeError when `day` is no ISO date. */
export const dayInWords = (day: IsoDate): string => {
  const parts = partsOfIso(day);
  if (!parts) throw new RangeError(`Not an ISO date: ${day}`);
  return `${parts.day} ${monthNames()[parts.month - 1]}`;
};
