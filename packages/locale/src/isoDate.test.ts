import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, addYears, daysBetween, startOfMonth, startOfWeek, weekdayOf } from './dayMath';
import { isIsoDate, isoFromParts, partsOfIso } from './isoDate';

const day = fc.integer({ min: 0, max: 70_000 }).map((n) => addDays('1950-01-01', n));

describe('ISO dates', () => {
  it.each(['2026-11-27', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31'])('knows %s', (date) => {
    expect(isIsoDate(date)).toBe(true);
  });

  it.each(['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '0026-01-01', '', ' '])(
    'refuses %j',
    (date) => {
      expect(isIsoDate(date)).toBe(false);
      expect(partsOfIso(date)).toBeNull();
    },
  );

  it('refuses parts that are not whole numbers', () => {
    expect(isoFromParts({ year: 2026, month: 1.5, day: 1 })).toBeNull();
    expect(isoFromParts({ year: Number.NaN, month: 1, day: 1 })).toBeNull();
  });
});

describe('calendar arithmetic', () => {
  it('adds days over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('adds months and years, held back by a shorter month (D-21)', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2026-11-27', 1)).toBe('2027-11-27');
  });

  it('counts the days between two dates', () => {
    expect(daysBetween('2026-11-27', '2026-11-28')).toBe(1);
    expect(daysBetween('2026-11-27', '2026-11-20')).toBe(-7);
  });

  it('begins weeks on Monday', () => {
    expect(weekdayOf('2026-11-27')).toBe(5);
    expect(weekdayOf('2026-11-29')).toBe(7);
    expect(startOfWeek('2026-11-29')).toBe('2026-11-23');
    expect(startOfWeek('2026-11-23')).toBe('2026-11-23');
    expect(startOfMonth('2026-11-27')).toBe('2026-11-01');
  });

  it('refuses what is no date and what leaves the calendar', () => {
    expect(() => addDays('27.11.2026', 1)).toThrow(RangeError);
    expect(() => startOfMonth('2026-02-30')).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addMonths('1900-01-01', -1)).toThrow(RangeError);
    expect(() => addDays('2026-01-01', Number.NaN)).toThrow(RangeError);
  });

  it('undoes an addition, and agrees with string order', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -9_000, max: 9_000 }), (date, days) => {
        const other = addDays(date, days);
        expect(addDays(other, -days)).toBe(date);
        expect(daysBetween(date, other)).toBe(days);
        expect(other < date).toBe(days < 0);
      }),
    );
  });
});
