import { venueLimits } from '@telve/api';
import { addDays, daysBetween } from '@telve/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HolidayState, rightsAfter, rightsLeft, withHoliday } from './holiday';

const max = venueLimits.holidayDays;
const day = '2026-03-10';
const none: HolidayState = {
  is_free: false,
  free_end_date: null,
  remaining_free_usage_rights: max,
  free_usage_year: 2026,
};
const until = (end: string, left: number, year = 2026): HolidayState => ({
  is_free: true,
  free_end_date: end,
  remaining_free_usage_rights: left,
  free_usage_year: year,
});

describe('the rights to holidays', () => {
  it('are 14 days a year, of which a holiday takes those from today to its end (VEN-65, VEN-94)', () => {
    expect(rightsAfter(none, '2026-03-11', day)).toBe(13);
    expect(rightsAfter(none, '2026-03-24', day)).toBe(0);
    expect(rightsAfter(none, '2026-03-25', day)).toBeUndefined();
  });

  it('are counted anew each year, and what the year before has paid for costs nothing (VEN-147)', () => {
    const over = until('2027-01-04', 2, 2026);
    expect(rightsLeft(over, '2026-12-31')).toBe(2);
    expect(rightsLeft(over, '2027-01-02')).toBe(max);
    expect(rightsAfter(over, '2027-01-04', '2027-01-02')).toBe(max);
    expect(rightsAfter(over, '2027-01-07', '2027-01-02')).toBe(max - 3);
    expect(rightsAfter(over, null, '2027-01-02')).toBe(max);
  });

  it('are not asked for again by a holiday that a venue had before they were counted (VEN-147)', () => {
    const older: HolidayState = { ...until('2026-04-09', max), free_usage_year: null };
    expect(rightsAfter(older, '2026-04-09', day)).toBe(max);
  });

  it('are never more than 14 nor fewer than none, and each day on holiday takes one, whatever is saved when (VEN-95)', () => {
    const save = fc.record({
      /** Days since the save before. */
      later: fc.integer({ min: 0, max: 5 }),
      /** Days of the holiday that is asked for; 0: none. */
      asked: fc.integer({ min: 0, max: 16 }),
    });
    fc.assert(
      fc.property(fc.array(save, { maxLength: 30 }), (saves) => {
        let state = none;
        let now = '2026-01-05';
        let spent = 0;
        for (const { later, asked } of saves) {
          const next = addDays(now, later);
          // Days that passed on holiday are spent for good.
          const until = state.free_end_date;
          if (until !== null) spent += Math.min(later, Math.max(0, daysBetween(now, until)));
          now = next;
          const after = withHoliday(state, asked === 0 ? null : addDays(now, asked), now);
          if (after === undefined) {
            expect(asked).toBeGreaterThan(max - spent);
            continue;
          }
          state = after;
          expect(state.remaining_free_usage_rights).toBe(max - spent - asked);
          expect(state.remaining_free_usage_rights).toBeGreaterThanOrEqual(0);
          expect(withHoliday(state, state.free_end_date, now)).toEqual(state);
        }
      }),
    );
  });
});
