import { campaign } from '@telve/testing';
import { describe, expect, it } from 'vitest';
import { endDateFaults, storedFaults } from './further';
import { emptyCampaign, toValues } from './mapping';

const today = '2026-11-28';
const codesOf = (faults: { field: string; code: string }[]) => faults.map(({ field, code }) => [field, code]);

describe('the end date (CAMP-98, D-21)', () => {
  it.each([
    ['2026-11-27', 1],
    ['2026-11-28', 0],
    ['2027-11-28', 0],
    ['27.11', 0],
    ['', 0],
  ])('%s: %i faults', (endDate, count) => {
    expect(endDateFaults({ ...emptyCampaign, endDate }, undefined, today)).toHaveLength(count);
  });

  it('may stay as it is stored, though it is over', () => {
    expect(endDateFaults({ endDate: '2026-11-01' }, '2026-11-01', today)).toEqual([]);
    expect(codesOf(endDateFaults({ endDate: '2026-11-02' }, '2026-11-01', today))).toEqual([
      ['endDate', 'check_end_date'],
    ]);
  });
});

describe('the total of codes (CAMP-88)', () => {
  const general = campaign({ codeType: 'General', codeUsedCount: 3, userCount: 100 });
  const unique = campaign({ codeType: 'Unique', codeUsedCount: 3, userCount: 100 });
  const faults = (stored: typeof general, userCount: number | null) =>
    storedFaults(stored)({ ...toValues(stored), userCount });

  it('is not below what is used of a general code', () => {
    expect(faults(general, 2)).toEqual([{ field: 'userCount', code: 'user_count_below_used', params: { used: 3 } }]);
    expect(faults(general, 3)).toEqual([]);
  });

  it('is not below the codes there are', () => {
    expect(faults(unique, 99)).toEqual([{ field: 'userCount', code: 'user_count_below_made', params: { made: 100 } }]);
    expect(faults(unique, 100)).toEqual([]);
  });

  it('may go down to the codes there are where their making stopped', () => {
    const stopped = campaign({ ...unique, codeProgress: { state: 'failed', done: 40, total: 100 } });
    expect(faults(stopped, 40)).toEqual([]);
    expect(faults(stopped, 39)).toEqual([{ field: 'userCount', code: 'user_count_below_made', params: { made: 40 } }]);
  });

  it('leaves what is no number to the rules', () => {
    expect([faults(general, null), faults(general, Number.NaN)]).toEqual([[], []]);
  });
});
