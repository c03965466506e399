import { expect, it } from 'vitest';
import { holidayCost } from './holiday';

const none = { isFree: false, freeEndDate: null };
const running = { isFree: true, freeEndDate: '2026-12-05' };

it('costs what the server takes: the difference to a holiday that is stored (VEN-93)', () => {
  expect(holidayCost('2026-12-05', none, '2026-11-27')).toBe(8);
  expect(holidayCost('2026-12-07', running, '2026-11-27')).toBe(2);
  expect(holidayCost('2026-12-03', running, '2026-11-27')).toBe(-2);
  expect(holidayCost('2026-12-05', running, '2026-11-27')).toBeNull();
});
