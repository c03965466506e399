import { describe, expect, it } from 'vitest';
import { dateRangeFaults, dateRangeText } from './dateRange';

const limits = { min: '2020-01-01', startMax: '2026-11-28', max: '2027-11-28' };
const faults = (start: string, end: string) => dateRangeFaults({ start, end }, limits);

describe('faults of a range of days', () => {
  it.each([
    ['', ''],
    ['2026-11-28', ''],
    ['', '2027-11-28'],
    ['2026-11-28', '2026-11-28'],
    ['2020-01-01', '2027-11-28'],
  ])('are none in “%s” to “%s”: limits are included', (start, end) => {
    expect(faults(start, end)).toEqual({ start: undefined, end: undefined });
  });

  it('are a start after its last day, as tomorrow is', () => {
    expect(faults('2026-11-29', '').start).toEqual({ code: 'latest', day: '2026-11-28' });
  });

  it('are an end before its start', () => {
    expect(faults('2026-11-02', '2026-11-01')).toEqual({ start: undefined, end: { code: 'reversed' } });
  });

  it('let a start after the end pass where it was set last and may be late, never an end before its start (D-68)', () => {
    const reversed = { start: '2026-11-02', end: '2026-11-01' };
    const late = { ...limits, lateStart: true };
    expect(dateRangeFaults(reversed, late, 'start')).toEqual({ start: undefined, end: undefined });
    expect(dateRangeFaults(reversed, late, 'end').end).toEqual({ code: 'reversed' });
    expect(dateRangeFaults(reversed, limits, 'start').end).toEqual({ code: 'reversed' });
  });

  it('are an end after the last day, as one year and a day ahead is', () => {
    expect(faults('', '2027-11-29').end).toEqual({ code: 'latest', day: '2027-11-28' });
  });

  it('are days before the first and texts that are no day', () => {
    expect(faults('2019-12-31', '31.02.2026')).toEqual({
      start: { code: 'earliest', day: '2020-01-01' },
      end: { code: 'invalid' },
    });
  });

  it('limit the start by the last day of both where it has none of its own', () => {
    expect(dateRangeFaults({ start: '2027-01-02', end: '' }, { max: '2027-01-01' }).start).toEqual({
      code: 'latest',
      day: '2027-01-01',
    });
  });
});

describe('a range in words', () => {
  const presets = [{ label: 'Son 30 gün', start: '2026-10-30', end: '2026-11-28' }];
  it.each([
    [null, null, ''],
    ['2026-10-30', '2026-11-28', 'Son 30 gün'],
    ['2026-10-30', '2026-11-27', '30.10.2026 – 27.11.2026'],
    ['2026-10-30', '2026-10-30', '30.10.2026'],
    ['2026-10-30', null, 'Başlangıç 30.10.2026'],
    [null, '2026-10-30', 'Bitiş 30.10.2026'],
  ])('%s to %s is “%s”', (start, end, text) => {
    expect(dateRangeText({ start, end }, presets, { start: 'Başlangıç', end: 'Bitiş' })).toBe(text);
  });
});
