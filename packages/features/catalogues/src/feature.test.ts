import { expect, it } from 'vitest';
import { cataloguesFeature } from './feature';

it('opens list, add form and edit form to PanelUser only (CAT-07, CAT-09, CAT-10, CAT-11)', () => {
  expect(cataloguesFeature.routes.map(({ path, roles }) => [path, ...roles])).toEqual([
    ['/dashboard/productCategories/timePeriods', 'PanelUser'],
    ['/dashboard/productCategories/timePeriod', 'PanelUser'],
    ['/dashboard/productCategories/timePeriod/:id', 'PanelUser'],
  ]);
});

it('hands the number of the address to the edit form (CAT-10)', () => {
  expect(cataloguesFeature.routes.at(-1)?.props?.({ id: '7' }, new URLSearchParams())).toEqual({ id: 7 });
});

it.each(['abc', '1e1', '0x0a', '010', '0', '-1', '1.5'])('takes %s for the address of no record', (id) => {
  expect(cataloguesFeature.routes.at(-1)?.props?.({ id }, new URLSearchParams())).toEqual({ id: Number.NaN });
});

it('stands in the products group of the menu and among the tasks, for PanelUser (SHELL-02)', () => {
  const entry = { target: 'timePeriods.list', roles: ['PanelUser'] };
  expect(cataloguesFeature.menu).toMatchObject([{ ...entry, group: 'products', label: 'Sipariş süreleri' }]);
  expect(cataloguesFeature.tasks).toMatchObject([{ ...entry, title: 'Sipariş süreleri' }]);
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(cataloguesFeature.routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual(['TimePeriodListPage', 'TimePeriodAddPage', 'TimePeriodEditPage']);
});
