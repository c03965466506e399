import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOf, type DayCount, partsOf, segmentsOf, sumOf, windowIn } from './segments';

const counts: DayCount[] = [
  { day: '2026-03-03', count: 2 },
  { day: '2026-03-02', count: 3 },
  { day: '2026-02-27', count: 5 },
];

describe('the days that a page is in', () => {
  it('are those that hold it, without those before (REP-20)', () => {
    expect(windowIn(counts, 0, 2)).toEqual({ startDate: '2026-03-03', endDate: '2026-03-03', skip: 0 });
    expect(windowIn(counts, 1, 2)).toEqual({ startDate: '2026-03-02', endDate: '2026-03-03', skip: 1 });
    expect(windowIn(counts, 6, 2)).toEqual({ startDate: '2026-02-27', endDate: '2026-02-27', skip: 1 });
    expect(windowIn(counts, 10, 2)).toBeUndefined();
  });

  it('hold exactly the orders asked for, whatever page it is (REP-20)', () => {
    const days = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(days, fc.nat(100), fc.integer({ min: 1, max: 20 }), (sizes, offset, limit) => {
        const list = sizes.map((count, n) => ({ day: `2026-01-${String(31 - n).padStart(2, '0')}`, count }));
        const rows = list.flatMap(({ day, count }) => Array.from({ length: count }, (_, n) => `${day} ${n}`));
        const window = windowIn(list, offset, limit);
        const inside = rows.filter(
          (row) => window && row.slice(0, 10) >= window.startDate && row.slice(0, 10) <= window.endDate,
        );
        expect(inside.slice(window?.skip ?? 0).slice(0, limit)).toEqual(rows.slice(offset, offset + limit));
      }),
    );
  });

  it('are cut into parts that hold each day once (REP-48)', () => {
    expect([...partsOf(counts, 4)]).toEqual([
      { startDate: '2026-03-02', endDate: '2026-03-03', skip: 0 },
      { startDate: '2026-02-27', endDate: '2026-02-27', skip: 0 },
    ]);
  });
});

describe('the sorts of the orders', () => {
  it('put one kind, or the best rating, before the others, each newest first (D-68, REP-29, REP-32)', () => {
    expect(segmentsOf('CashierFront').map(({ kind }) => kind)).toEqual(['Cashierfront', 'Remote']);
    expect(segmentsOf('NotLike').map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5, null]);
    expect(segmentsOf(undefined)).toEqual([{ newestFirst: true }]);
    expect(segmentsOf('FirstDate')).toEqual([{ newestFirst: false }]);
  });

  it('count the orders of a kind, and leave out days without one (REP-21)', () => {
    const days = [
      { day: '2026-03-01', remote: 2, cashier: 0 },
      { day: '2026-03-02', remote: 1, cashier: 4 },
    ];
    expect(countsOf(days, 'Cashierfront')).toEqual([{ day: '2026-03-02', count: 4 }]);
    expect(sumOf(countsOf(days))).toBe(7);
  });
});
