import { describe, expect, it } from 'vitest';
import { daysOf } from '../testing/data';
import { bucketDays, bucketSize, sum } from './buckets';
import type { ChartDay } from './types';

const total = (values: readonly (number | null)[]) => sum(values) ?? 0;

describe('the columns of a range', () => {
  it.each([
    [1, 'day'],
    [62, 'day'],
    [63, 'week'],
    [400, 'week'],
    [401, 'month'],
  ] as const)('of %d days are by %s', (days, size) => {
    expect(bucketSize(days)).toBe(size);
  });

  it('are weeks from Monday to Sunday, cut at the ends of the range', () => {
    const weeks = bucketDays(daysOf(90, '2026-08-30'));
    expect(weeks).toHaveLength(14);
    expect(weeks[0]).toMatchObject({ startDate: '2026-08-30', endDate: '2026-08-30' });
    expect(weeks[1]).toMatchObject({ startDate: '2026-08-31', endDate: '2026-09-06' });
    expect(weeks[13]).toMatchObject({ startDate: '2026-11-23', endDate: '2026-11-27' });
  });

  it('are months, cut at the ends of the range', () => {
    const months = bucketDays(daysOf(500, '2025-07-16'));
    expect(months[0]).toMatchObject({ startDate: '2025-07-16', endDate: '2025-07-31' });
    expect(months[7]).toMatchObject({ startDate: '2026-02-01', endDate: '2026-02-28' });
    expect(months[months.length - 1]).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-27' });
  });

  it.each([1, 7, 62, 63, 90, 400, 401, 800])('hold every order of %d days once', (count) => {
    const days = daysOf(count, '2025-01-30');
    const buckets = bucketDays(days);
    expect(total(buckets.map(({ remote }) => remote))).toBe(total(days.map((day) => day.remoteOrderCount)));
    expect(total(buckets.map((one) => one.cashierFront))).toBe(total(days.map((day) => day.cashierFrontOrderCount)));
    expect(buckets[0]?.startDate).toBe(days[0]?.date);
    expect(buckets[buckets.length - 1]?.endDate).toBe(days[days.length - 1]?.date);
  });

  it('are unknown only where every day is unknown, and none for no days', () => {
    const unknown: ChartDay = { date: '2026-11-01', remoteOrderCount: null, cashierFrontOrderCount: Number.NaN };
    expect(bucketDays([unknown])).toEqual([
      { startDate: '2026-11-01', endDate: '2026-11-01', remote: null, cashierFront: null },
    ]);
    expect(sum([null, 3, Number.NaN])).toBe(3);
    expect(bucketDays([])).toEqual([]);
  });
});
