import { formatNumber, type IsoDate } from '@telve/locale';
import type { ChartTexts } from '../texts';
import type { BucketSize } from './buckets';

/** `27.11` of an ISO day. */
export const dayAndMonth = (date: IsoDate): string => `${date.slice(8, 10)}.${date.slice(5, 7)}`;

interface OrderSummary {
  remote: number;
  cashierFront: number;
  size: BucketSize;
  /** Day of the range that is not over yet. */
  unfinishedDay: IsoDate | undefined;
}

const shareOf = (remote: number, cashierFront: number, texts: ChartTexts['summary']): string => {
  if (cashierFront === 0) return texts.allRemote;
  if (remote === 0) return texts.allCashierFront;
  if (remote === cashierFront) return texts.even;
  return remote > cashierFront ? texts.mostRemote : texts.mostCashierFront;
};

/** Sentences of a summary in a row; an unfinished day is named at the end. */
export const withUnfinished = (sentence: string, day: IsoDate | undefined, texts: ChartTexts): string =>
  day === undefined ? sentence : `${sentence} ${texts.summary.unfinished(dayAndMonth(day))}`;

/** `4.394 sipariş; yarıdan fazlası mağazada alındı. 27.11 henüz bitmedi.` */
export const orderSummary = (
  { remote, cashierFront, size, unfinishedDay }: OrderSummary,
  texts: ChartTexts,
): string => {
  const total = remote + cashierFront;
  const said =
    total === 0
      ? texts.empty
      : `${texts.orderTypes.sizes[size]}${texts.summary.total(formatNumber(total))}; ${shareOf(remote, cashierFront, texts.summary)}.`;
  return withUnfinished(said, unfinishedDay, texts);
};
