import { expect, it } from 'vitest';
import { addressOf } from './addresses';

it('knows the address of a target, with its parts and its query', () => {
  expect(addressOf('venues.list')).toBe('/dashboard/venues');
  expect(addressOf('timePeriods.edit', { id: 7 })).toBe('/dashboard/productCategories/timePeriod/7');
  expect(addressOf('venues.list', {}, { page: 2, search: 'moda çarşı', cityId: undefined, status: '' })).toBe(
    '/dashboard/venues?page=2&search=moda+%C3%A7ar%C5%9F%C4%B1',
  );
});

it('keeps a part from becoming another path', () => {
  expect(addressOf('timePeriods.edit', { id: '../venues?x' })).toBe(
    '/dashboard/productCategories/timePeriod/..%2Fvenues%3Fx',
  );
});

it('has no address for a target that this host does not have, or whose part is missing', () => {
  expect(addressOf('reports.none')).toBeUndefined();
  expect(addressOf('timePeriods.edit')).toBeUndefined();
});
