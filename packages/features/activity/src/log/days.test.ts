import { afterEach, expect, it } from 'vitest';
import { activityTexts } from '../texts';
import { dayHeading, groupByDay } from './days';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const heading = (date: string) => dayHeading(date, activityTexts.defaults, '2026-11-27');

it.each([
  ['2026-11-27', 'Bugün, 27 Kasım Cuma'],
  ['2026-11-26', 'Dün, 26 Kasım Perşembe'],
  ['2026-11-21', '21 Kasım Cumartesi'],
  ['2026-01-01', '1 Ocak Perşembe'],
  ['2025-12-31', '31 Aralık 2025 Çarşamba'],
])('calls %s “%s”', (date, expected) => {
  expect(heading(date)).toBe(expected);
});

it('says yesterday with the year on the first day of a year', () => {
  expect(dayHeading('2025-12-31', activityTexts.defaults, '2026-01-01')).toBe('Dün, 31 Aralık 2025 Çarşamba');
});

it.each(['America/New_York', 'Asia/Tokyo', 'Europe/Istanbul'])(
  'parts days as Istanbul does, on a machine in %s',
  (tz) => {
    process.env.TZ = tz;
    const rows = ['2026-11-27T21:00:00Z', '2026-11-27T20:59:59Z', '2026-11-26T22:00:00Z'].map((at) => ({ at }));
    expect(groupByDay(rows).map(({ date, rows: { length } }) => [date, length])).toEqual([
      ['2026-11-28', 1],
      ['2026-11-27', 2],
    ]);
  },
);

it('has no days without rows', () => {
  expect(groupByDay([])).toEqual([]);
});
