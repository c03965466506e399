import type { ApplicationStatus, MerchantApplication, StatusChange } from '@telve/api';
import { daysBetween, formatDateTime, type IsoDate, toIstanbul } from '@telve/locale';
import type { TimelineEntry } from '@telve/ui';
import type { ApplicationReviewTexts } from '../texts';

const final: readonly ApplicationStatus[] = ['Rejected', 'Completed'];

const happened = ({ history }: ApplicationReviewTexts, { status, at, by }: StatusChange, index: number) => ({
  id: `${index}-${status}`,
  title: history.titles[status],
  note: by === null ? formatDateTime(at) : history.by(formatDateTime(at), by),
  state: status === 'Rejected' ? ('failed' as const) : ('done' as const),
});

/**
 * The history as a line: what happened, where the application stands and since when, and how it would end.
 *
 * @param statuses words of the statuses
 * @param today ISO day
 */
export const historyEntries = (
  texts: ApplicationReviewTexts,
  statuses: Readonly<Record<ApplicationStatus, string>>,
  {
    status,
    history = [],
    documentsWanted = false,
  }: Pick<MerchantApplication, 'status' | 'history' | 'documentsWanted'>,
  today: IsoDate,
): TimelineEntry[] => {
  const past = history.map((change, index) => happened(texts, change, index));
  const last = history.at(-1);
  if (!last || final.includes(status)) return past;
  const days = daysBetween(toIstanbul(last.at).date, today);
  const { waiting, today: sinceToday, titles } = texts.history;
  return [
    ...past,
    {
      id: 'now',
      title: documentsWanted ? texts.head.wanted : statuses[status],
      note: days > 0 ? waiting(days) : sinceToday,
      state: documentsWanted ? 'warning' : 'current',
    },
    { id: 'end', title: titles.Completed, state: 'todo' },
  ];
};
