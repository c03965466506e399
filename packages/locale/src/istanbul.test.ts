import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dayMath';
import { endOfDay, fromIstanbul, instantMs, startOfDay, today, toIstanbul } from './istanbul';

describe('instantMs', () => {
  it('takes Date, milliseconds and texts with a zone', () => {
    const ms = Date.UTC(2026, 0, 15, 21, 30);
    expect(instantMs(new Date(ms))).toBe(ms);
    expect(instantMs(ms)).toBe(ms);
    expect(instantMs('2026-01-15T21:30:00.000Z')).toBe(ms);
    expect(instantMs('2026-01-16T00:30+03:00')).toBe(ms);
  });

  it.each(['2026-01-15T21:30:00', '2026-01-15', '15.01.2026', '2026-13-15T21:30Z', ''])('refuses %j', (text) => {
    expect(instantMs(text)).toBeNull();
  });

  it('refuses numbers and dates that are none', () => {
    expect(instantMs(Number.NaN)).toBeNull();
    expect(instantMs(new Date(Number.NaN))).toBeNull();
  });
});

describe('toIstanbul', () => {
  it.each([
    ['2016-01-15T12:00Z', '2016-01-15', '14:00'],
    ['2016-07-15T12:00Z', '2016-07-15', '15:00'],
    ['2017-01-15T12:00Z', '2017-01-15', '15:00'],
    ['2026-01-15T21:30Z', '2026-01-16', '00:30'],
    ['2026-12-31T20:59:59Z', '2026-12-31', '23:59'],
    ['2026-12-31T21:00Z', '2027-01-01', '00:00'],
  ])('reads %s as %s %s', (instant, date, time) => {
    expect(toIstanbul(instant)).toMatchObject({ date, time });
  });

  it('refuses what is no instant', () => {
    expect(() => toIstanbul('yesterday')).toThrow(RangeError);
    expect(() => toIstanbul(-1e15)).toThrow(RangeError);
  });
});

describe('fromIstanbul', () => {
  it('knows winter time before 2016 and its end', () => {
    expect(fromIstanbul('2016-01-15', '14:00').toISOString()).toBe('2016-01-15T12:00:00.000Z');
    expect(fromIstanbul('2017-01-15', '15:00').toISOString()).toBe('2017-01-15T12:00:00.000Z');
  });

  it('takes the first of two equal times and the moment after a jump', () => {
    expect(fromIstanbul('2014-10-26', '03:30').toISOString()).toBe('2014-10-26T00:30:00.000Z');
    expect(fromIstanbul('2014-03-31', '03:30').toISOString()).toBe('2014-03-31T01:30:00.000Z');
  });

  it('undoes toIstanbul at every minute since 2017', () => {
    const minute = fc.integer({ min: 24_720_000, max: 40_000_000 }).map((n) => n * 60_000);
    fc.assert(
      fc.property(minute, (ms) => {
        const { date, time } = toIstanbul(ms);
        expect(fromIstanbul(date, time).getTime()).toBe(ms);
      }),
    );
  });

  it('refuses what is no date or no time', () => {
    expect(() => fromIstanbul('2026-02-30', '10:00')).toThrow(RangeError);
    expect(() => fromIstanbul('2026-02-20', '24:00')).toThrow(RangeError);
  });
});

describe('days', () => {
  it('turns at midnight in Istanbul (D-21)', () => {
    expect(today('2026-01-15T20:59:59Z')).toBe('2026-01-15');
    expect(today('2026-01-15T21:00:00Z')).toBe('2026-01-16');
    expect(today()).toBe(today(new Date()));
  });

  it('reaches from its first to its last instant (D-21)', () => {
    expect(startOfDay('2026-01-16').toISOString()).toBe('2026-01-15T21:00:00.000Z');
    expect(endOfDay('2026-01-16').toISOString()).toBe('2026-01-16T20:59:59.999Z');
  });

  it('is 23 or 25 hours long where clocks were changed', () => {
    const hours = (date: string) => (endOfDay(date).getTime() + 1 - startOfDay(date).getTime()) / 3_600_000;
    expect(hours('2014-03-31')).toBe(23);
    expect(hours('2014-10-26')).toBe(25);
    expect(hours('2016-11-06')).toBe(24);
  });

  it('follows the day before without a gap, for every day since 1950', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays('1950-01-02', n));
    fc.assert(
      fc.property(day, (date) => {
        expect(toIstanbul(startOfDay(date)).date).toBe(date);
        expect(toIstanbul(endOfDay(date)).date).toBe(date);
        expect(toIstanbul(startOfDay(date).getTime() - 1).date).toBe(addDays(date, -1));
      }),
      { numRuns: 300 },
    );
  });
});
