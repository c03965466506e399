import { type BoundFilter, dateRangeFilter, useTexts } from '@telve/kit';
import type { IsoDate } from '@telve/locale';
import { namedRanges } from '../range/days';
import { useToday } from '../range/useToday';
import { reportRangeTexts } from '../scope/texts';

/** The two days of a report among a list's filters. */
export const rangeKinds = { startDate: 'date', endDate: 'date' } as const;

/** Days that a report can have: none in the future (REP-39). A start after its end can be set, an end before its start cannot (REP-40, D-68). */
export const rangeLimits = (today: IsoDate) => ({ max: today, lateStart: true });

/** The date filter of a report (REP-17, REP-30). */
export const useRangeFilter = (): BoundFilter => {
  const texts = useTexts(reportRangeTexts);
  const today = useToday();
  return dateRangeFilter<typeof rangeKinds>({
    from: 'startDate',
    to: 'endDate',
    label: texts.label,
    limits: rangeLimits(today),
    presets: namedRanges(texts.presets, today),
  }) as unknown as BoundFilter;
};
