import { expect, it } from 'vitest';
import { couponStatusOf } from './couponStatus';

const today = '2026-11-28';

it.each([
  ['2026-11-27', 'expired'],
  ['2020-01-01', 'expired'],
])('is over for a campaign that ended on %s (CAMP-23)', (endDate, status) => {
  expect(couponStatusOf(endDate, today)).toBe(status);
});

it.each(['2026-11-28', '2026-11-29', '2026-12-05'])(
  'is expiring from today to seven days ahead: %s (CAMP-24)',
  (day) => {
    expect(couponStatusOf(day, today)).toBe('expiring');
  },
);

it.each(['2026-12-06', '2026-12-28'])('is nothing eight or more days ahead: %s (CAMP-24, CAMP-25)', (day) => {
  expect(couponStatusOf(day, today)).toBeNull();
});
