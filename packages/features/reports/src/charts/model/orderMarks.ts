import { formatDate, formatDateRange, type IsoDate, monthNames } from '@telve/locale';
import { type Bucket, type BucketSize, bucketDays, bucketSize, sum } from './buckets';
import { dayAndMonth } from './summary';
import type { ChartDay, Mark } from './types';

/** The columns of the order types, with the period each stands for. */
export interface OrderMarks {
  size: BucketSize;
  buckets: readonly Bucket[];
  marks: readonly Mark[];
  remote: number;
  cashierFront: number;
}

/** Days of one month are told by their number alone, from this many on. */
const dense = 8;

const labelOf = ({ startDate }: Bucket, size: BucketSize, oneMonth: boolean): string => {
  if (size === 'month') return `${monthNames('short')[Number(startDate.slice(5, 7)) - 1]} ${startDate.slice(2, 4)}`;
  return size === 'day' && oneMonth ? String(Number(startDate.slice(8, 10))) : dayAndMonth(startDate);
};

/** Days in columns: what stands at the axis, what it is called, and which one is not over yet. */
export const orderMarks = (days: readonly ChartDay[], unfinishedDay: IsoDate | undefined): OrderMarks => {
  const size = bucketSize(days.length);
  const buckets = bucketDays(days, size);
  const oneMonth = buckets.length >= dense && new Set(buckets.map(({ startDate }) => startDate.slice(0, 7))).size === 1;
  const marks = buckets.map((bucket) => ({
    id: bucket.startDate,
    label: labelOf(bucket, size, oneMonth),
    name: size === 'day' ? formatDate(bucket.startDate) : formatDateRange(bucket.startDate, bucket.endDate),
    values: [bucket.remote, bucket.cashierFront],
    unfinished: unfinishedDay !== undefined && bucket.startDate <= unfinishedDay && unfinishedDay <= bucket.endDate,
  }));
  return {
    size,
    buckets,
    marks,
    remote: sum(days.map((day) => day.remoteOrderCount)) ?? 0,
    cashierFront: sum(days.map((day) => day.cashierFrontOrderCount)) ?? 0,
  };
};
