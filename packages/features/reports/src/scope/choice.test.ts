import { describe, expect, it } from 'vitest';
import { choiceOf, choiceText, completed, daysOf, readChoice } from './choice';

const today = '2026-11-27';
const days = { startDate: '2026-11-01', endDate: '2026-11-12' };

describe('a choice of days', () => {
  it('that has a name moves with the calendar, two days stay', () => {
    expect(daysOf('week', today)).toEqual({ startDate: '2026-11-21', endDate: today });
    expect(daysOf('week', '2026-11-28').endDate).toBe('2026-11-28');
    expect(daysOf(days, '2026-11-28')).toEqual(days);
    expect(choiceOf(daysOf('quarter', today), today)).toBe('quarter');
    expect(choiceOf(days, today)).toEqual(days);
  });

  it.each(['lastMonth', days] as const)('is read from an address as it was written: %j', (choice) => {
    expect(readChoice(choiceText(choice))).toEqual(choice);
  });

  it.each([
    null,
    '',
    'year',
    '2026-11-01',
    '2026-02-30..2026-03-01',
    '2026-11-12..2026-11-01',
    'a..b',
    '2026-11-01..2026-11-02..2026-11-03',
  ])('is none for %j (REP-40)', (text) => {
    expect(readChoice(text)).toBeUndefined();
  });

  it('is completed where an end is open', () => {
    expect(completed({ start: '2026-11-20', end: null }, today)).toEqual({ startDate: '2026-11-20', endDate: today });
    expect(completed({ start: null, end: '2026-11-20' }, today)).toEqual({
      startDate: '2026-11-20',
      endDate: '2026-11-20',
    });
    expect(completed({ start: null, end: null }, today)).toBeUndefined();
  });
});
