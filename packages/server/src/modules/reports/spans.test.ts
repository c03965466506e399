import { addDays, addMonths } from '@telve/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from './spans';

const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

describe('the totals that make up a range', () => {
  it('cover each of its days once, and no other (REP-13)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 400 }), (begin, length) => {
        const startDate = addDays('2025-01-01', begin);
        const endDate = addDays(startDate, length);
        const covered = spansOf({ startDate, endDate }).flatMap(({ span, from = '', to = '' }) =>
          daysOf(from, span === 'day' ? to : addDays(addMonths(to, 1), -1)),
        );
        expect(covered.sort()).toEqual(daysOf(startDate, endDate));
      }),
    );
  });

  it('are months alone where the range is one of whole months, or open (REP-17)', () => {
    expect(spansOf({ startDate: '2026-02-01', endDate: '2026-03-31' })).toEqual([
      { span: 'month', from: '2026-02-01', to: '2026-03-01' },
    ]);
    expect(spansOf({})).toEqual([{ span: 'month', from: undefined, to: undefined }]);
    expect(spansOf({ startDate: '2026-02-27' })).toEqual([
      { span: 'month', from: '2026-03-01', to: undefined },
      { span: 'day', from: '2026-02-27', to: '2026-02-28' },
    ]);
    expect(spansOf({ endDate: '2026-03-02' })).toEqual([
      { span: 'month', from: undefined, to: '2026-02-01' },
      { span: 'day', from: '2026-03-01', to: '2026-03-02' },
    ]);
  });

  it('are days where no month before or after could be named', () => {
    expect(spansOf({ startDate: '9999-12-02' })).toEqual([{ span: 'day', from: '9999-12-02', to: undefined }]);
    expect(spansOf({ endDate: '1900-01-30' })).toEqual([{ span: 'day', from: undefined, to: '1900-01-30' }]);
    expect(spansOf({ endDate: '1900-01-31' })).toEqual([{ span: 'month', from: undefined, to: '1900-01-01' }]);
    expect(spansOf({ startDate: '9999-12-01' })).toEqual([{ span: 'month', from: '9999-12-01', to: undefined }]);
  });

  it('are none for a range that ends before it begins (D-68)', () => {
    expect(spansOf({ startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual([]);
  });
});
