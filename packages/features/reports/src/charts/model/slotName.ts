import { formatNumber } from '@telve/locale';
import type { ChartTexts } from '../texts';
import type { Mark, Series } from './types';

/**
 * What a place of a drawing is called: `26.11.2026, Uzaktan sipariş: 288`.
 * @param part the series it is about; null: all of the mark
 */
export const slotName = (mark: Mark, series: readonly Series[], part: number | null, texts: ChartTexts): string => {
  const values = series
    .map(({ label }, index) => ({ index, words: `${label}: ${formatNumber(mark.values[index])}` }))
    .filter(({ index }) => part === null || index === part)
    .map(({ words }) => words);
  return [mark.name, ...(mark.unfinished ? [texts.orderTypes.unfinished] : []), ...values].join(', ');
};
