import { expect, it } from 'vitest';
import { merchantUserTexts } from '../texts';
import { createdAtRange, filterKindsFor, merchantUserFilters } from './filters';

const chips = (seesAll: boolean) => merchantUserFilters(merchantUserTexts.defaults, seesAll, '2028-02-29');

it('offers the waiting ones to those who see all, in the address too (MU-07)', () => {
  expect(chips(true)).toHaveLength(2);
  expect(chips(false)).toHaveLength(1);
  expect(Object.keys(filterKindsFor(true))).toEqual(['startDate', 'endDate', 'onlyWaitingApproval']);
  expect(Object.keys(filterKindsFor(false))).toEqual(['startDate', 'endDate']);
});

it('limits the days: the start by today, the end by one year ahead (D-30, D-21)', () => {
  expect(createdAtRange(merchantUserTexts.defaults, '2028-02-29')).toEqual({
    limits: { startMax: '2028-02-29', max: '2029-02-28' },
    presets: [
      { label: 'Bugün', start: '2028-02-29', end: '2028-02-29' },
      { label: 'Son 7 gün', start: '2028-02-23', end: '2028-02-29' },
      { label: 'Son 30 gün', start: '2028-01-31', end: '2028-02-29' },
    ],
  });
});
