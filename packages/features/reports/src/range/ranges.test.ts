import { describe, expect, it } from 'vitest';
import { lengthOf, presetOf, previousRange, rangeOf, rangePresets } from './ranges';

const today = '2026-03-01';

describe('the presets of a report', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['quarter', '2025-12-02', '2026-03-01'],
  ] as const)('%s: %s to %s on the first of March', (preset, startDate, endDate) => {
    expect(rangeOf(preset, today)).toEqual({ startDate, endDate });
  });

  it('have the lengths their names say', () => {
    expect(rangePresets.map((preset) => lengthOf(rangeOf(preset, '2026-11-27')))).toEqual([1, 1, 7, 27, 31, 90]);
  });

  it('are known again by their days, and other days are none of them', () => {
    expect(presetOf(rangeOf('quarter', today), today)).toBe('quarter');
    expect(presetOf({ startDate: '2026-01-02', endDate: '2026-01-05' }, today)).toBeUndefined();
    expect(presetOf({ startDate: '2026-03-01' }, today)).toBeUndefined();
  });
});

describe('the previous period', () => {
  it('is equally long and ends the day before, also over the turn of a year', () => {
    expect(previousRange({ startDate: '2026-01-01', endDate: '2026-01-31' })).toEqual({
      startDate: '2025-12-01',
      endDate: '2025-12-31',
    });
    expect(previousRange({ startDate: today, endDate: today })).toEqual({
      startDate: '2026-02-28',
      endDate: '2026-02-28',
    });
  });

  it('is none before the first day that can be named', () => {
    expect(previousRange({ startDate: '1926-11-01', endDate: '2026-11-28' })).toBeUndefined();
    expect(previousRange({ startDate: '1900-01-01', endDate: '1900-01-01' })).toBeUndefined();
    expect(previousRange({ startDate: '1900-01-02', endDate: '1900-01-02' })).toEqual({
      startDate: '1900-01-01',
      endDate: '1900-01-01',
    });
  });
});
