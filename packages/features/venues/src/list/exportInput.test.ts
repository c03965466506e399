import { expect, it } from 'vitest';
import { toExportInput } from './exportInput';

it('takes search and filters of the list along, the status as statusFilter, no page (VEN-22, VEN-142)', () => {
  const filters = { isActive: false, cityId: 34, districtId: 2, companyId: 1, hasPlusPackage: true };
  expect(toExportInput({ page: 3, size: 25, search: 'moda', filters })).toEqual({
    statusFilter: false,
    cityId: 34,
    districtId: 2,
    companyId: 1,
    hasPlusPackage: true,
    search: 'moda',
  });
});

it('asks for everything where nothing is filtered', () => {
  expect(toExportInput({ page: 1, size: 10, search: '', filters: {} })).toEqual({});
});
