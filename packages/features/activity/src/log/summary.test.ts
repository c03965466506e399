import { expect, it } from 'vitest';
import { activityTexts } from '../texts';
import { summaryOf } from './summary';

const items = [{ at: '2026-11-27T10:00:00Z' }, { at: '2026-11-20T21:30:00Z' }];
const summary = (filters = {}, next: number | null = null, totalCount = 46) =>
  summaryOf({ subjectName: 'Kırık Fincan Moda', totalCount, next, items }, filters, activityTexts.defaults);

it('counts from the oldest row on, in Istanbul’s days', () => {
  expect(summary()).toBe('Kırık Fincan Moda · 21.11.2026 tarihinden beri 46 işlem');
});

it('does not claim a first day that it has not seen', () => {
  expect(summary({}, 5, 1046)).toBe('Kırık Fincan Moda · 1.046 işlem');
});

it('counts from the first day of the filter, and from none where the filter has an end', () => {
  expect(summary({ startDate: '2026-11-01' }, 5)).toBe('Kırık Fincan Moda · 01.11.2026 tarihinden beri 46 işlem');
  expect(summary({ startDate: '2026-11-01', endDate: '2026-11-30' })).toBe('Kırık Fincan Moda · 46 işlem');
});

it('counts none without a day', () => {
  expect(summaryOf({ subjectName: 'Ece', totalCount: 0, next: null, items: [] }, {}, activityTexts.defaults)).toBe(
    'Ece · 0 işlem',
  );
});
