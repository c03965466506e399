import { type AccessLogPage, accessActions } from '@telve/api';
import { type BoundFilter, dateRangeFilter, type ListFilter } from '@telve/kit';
import { addDays, type IsoDate } from '@telve/locale';
import type { AccessLogTexts } from './texts';

/** Filters of the access log by the names of the call's input. */
export const accessLogFilterKinds = {
  actorId: 'id',
  action: accessActions,
  startDate: 'date',
  endDate: 'date',
} as const;

export type AccessLogFilterKinds = typeof accessLogFilterKinds;

/**
 * The chips: Kişi, İşlem, Tarih. Without a date the whole log is listed, the newest first.
 * @param actors everybody who is in the log; undefined while they are on their way
 * @param today in Europe/Istanbul
 */
export const accessLogFilters = (
  { filters: labels, actions, ranges }: AccessLogTexts,
  actors: AccessLogPage['actors'] | undefined,
  today: IsoDate,
): readonly (ListFilter<AccessLogFilterKinds> | BoundFilter<AccessLogFilterKinds>)[] => {
  const last = (days: number) => ({ label: ranges.last(String(days)), start: addDays(today, 1 - days), end: today });
  return [
    {
      name: 'actorId',
      label: labels.actor,
      options: (actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
      // A number says nothing to anybody while the names are on their way.
      ...(actors ? {} : { valueLabel: labels.loading }),
    },
    {
      name: 'action',
      label: labels.action,
      options: accessActions.map((value) => ({ value, label: actions[value] })),
    },
    dateRangeFilter<AccessLogFilterKinds>({
      from: 'startDate',
      to: 'endDate',
      label: labels.date,
      limits: { max: today },
      presets: [{ label: ranges.today, start: today, end: today }, last(7), last(30)],
    }),
  ];
};
