import { applicationStatuses } from '@telve/api';
import { type BoundFilter, dateRangeFilter, type ListFilter } from '@telve/kit';
import { addDays, addYears, type IsoDate } from '@telve/locale';
import type { ApplicationReviewTexts } from '../texts';

/** Filters of the applications by the names of the call's input (STAFF-06, STAFF-07). */
export const applicationFilterKinds = { status: applicationStatuses, startDate: 'date', endDate: 'date' } as const;

export type ApplicationFilterKinds = typeof applicationFilterKinds;

/**
 * Days that can be chosen (STAFF-08 to STAFF-10, D-21), and ready-made ranges. `today` is an ISO day.
 */
export const applicationDays = ({ table: { presets } }: ApplicationReviewTexts, today: IsoDate) => {
  const since = (days: number) => ({ start: addDays(today, -days), end: today });
  return {
    limits: { startMax: today, max: addYears(today, 1) },
    presets: [
      { label: presets.today, ...since(0) },
      { label: presets.week, ...since(6) },
      { label: presets.month, ...since(29) },
    ],
  };
};

/** The chips: status, then the day of the application. `statuses` are their words, `today` is an ISO day. */
export const applicationFilters = (
  texts: ApplicationReviewTexts,
  statuses: Readonly<Record<string, string>>,
  today: IsoDate,
): readonly (ListFilter<ApplicationFilterKinds> | BoundFilter<ApplicationFilterKinds>)[] => [
  {
    name: 'status',
    label: texts.table.filters.status,
    options: applicationStatuses.map((value) => ({ value, label: statuses[value] ?? value })),
  },
  dateRangeFilter<ApplicationFilterKinds>({
    from: 'startDate',
    to: 'endDate',
    label: texts.table.filters.date,
    ...applicationDays(texts, today),
  }),
];
