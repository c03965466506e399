import type { ActivityPart } from '@telve/api';
import { formatDate, formatNumber } from '@telve/locale';
import type { ActivityTexts } from '../texts';

type First = Pick<ActivityPart, 'subjectName' | 'totalCount' | 'next'> & { items: readonly { at: string }[] };

/** Since when the counted rows are: the filter's first day, else the oldest row's where the first part holds it. */
const sinceOf = ({ items, next }: First, filters: { startDate?: string; endDate?: string }): string | undefined => {
  if (filters.endDate) return undefined;
  return filters.startDate ?? (next === null ? items.at(-1)?.at : undefined);
};

/** The line under the title: `Kırık Fincan Moda · 21.11.2026 tarihinden beri 46 işlem`. */
export const summaryOf = (
  part: First,
  filters: { startDate?: string; endDate?: string },
  texts: Pick<ActivityTexts, 'count' | 'countSince'>,
): string => {
  const since = sinceOf(part, filters);
  const count = formatNumber(part.totalCount);
  return since ? texts.countSince(part.subjectName, count, formatDate(since)) : texts.count(part.subjectName, count);
};
