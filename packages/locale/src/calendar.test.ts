import { describe, expect, it } from 'vitest';
import { formatDateLong, fromLocalDate, monthNames, toLocalDate, weekdayNames } from './calendar';

describe('calendar words', () => {
  it('are Turkish, weeks begin on Monday', () => {
    expect(monthNames()).toHaveLength(12);
    expect([monthNames()[1], monthNames()[11], monthNames('short')[10]]).toEqual(['Şubat', 'Aralık', 'Kas']);
    expect(weekdayNames('short')).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']);
    expect(weekdayNames()[6]).toBe('Pazar');
  });

  it('are made once', () => {
    expect(monthNames()).toBe(monthNames());
  });

  it('stand in a long date', () => {
    expect(formatDateLong('2026-08-03')).toBe('3 Ağustos 2026 Pazartesi');
    expect(() => formatDateLong('03.08.2026')).toThrow(RangeError);
  });
});

describe('local dates', () => {
  it('refuse what is no day', () => {
    expect(() => toLocalDate('2026-02-30')).toThrow(RangeError);
    expect(fromLocalDate(new Date(Number.NaN))).toBeNull();
  });
});
