import { expect, it } from 'vitest';
import { dayInWords, growingDay, namedRanges, wholeRange } from './days';

const today = '2026-11-27';

it('names the ready-made ranges', () => {
  const names = { today: 'a', yesterday: 'b', week: 'c', month: 'd', lastMonth: 'e', quarter: 'f' };
  expect(namedRanges(names, today).map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(namedRanges(names, today)[3]).toEqual({ label: 'd', start: '2026-11-01', end: today });
});

it.each([
  [{}, undefined],
  [{ startDate: '2026-11-01' }, undefined],
  [{ startDate: '2026-11-10', endDate: '2026-11-01' }, undefined],
  [
    { startDate: '2026-11-01', endDate: '2026-11-01' },
    { startDate: '2026-11-01', endDate: '2026-11-01' },
  ],
])('takes %j as a range of two days: %j', (range, whole) => {
  expect(wholeRange(range)).toEqual(whole);
});

it.each([
  [{}, undefined],
  [{ startDate: '2026-11-01', endDate: today }, today],
  [{ startDate: '2026-11-01' }, today],
  [{ endDate: today }, today],
  [{ endDate: '2026-11-26' }, undefined],
  [{ startDate: '2026-11-28' }, undefined],
])('knows whether today still grows in %j: %s', (range, day) => {
  expect(growingDay(range, today)).toBe(day);
});

it('writes day and month in words', () => {
  expect(dayInWords('2026-11-27')).toBe('27 Kasım');
  expect(() => dayInWords('27.11.2026')).toThrow(RangeError);
});
