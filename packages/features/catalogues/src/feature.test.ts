import { describe, expect, it } from 'vitest';
import { cataloguesFeature } from './feature';

const { routes } = cataloguesFeature;
const pathsOf = (noun: string) =>
  routes.filter(({ target }) => target.startsWith(`${noun}.`)).map(({ path, roles }) => [path, ...roles]);

it('opens list, add form and edit form of the milk types to PanelUser only (CAT-01, CAT-02, CAT-03, CAT-11)', () => {
  expect(pathsOf('milkTypes')).toEqual([
    ['/dashboard/productCategories/milkTypes', 'PanelUser'],
    ['/dashboard/productCategories/milkType', 'PanelUser'],
    ['/dashboard/productCategories/milkType/:id', 'PanelUser'],
  ]);
});

it('opens list, add form and edit form of the coffee sizes to PanelUser only (CAT-04, CAT-05, CAT-06, CAT-11)', () => {
  expect(pathsOf('coffeeSizes')).toEqual([
    ['/dashboard/productCategories/coffeeSizes', 'PanelUser'],
    ['/dashboard/productCategories/coffeeSize', 'PanelUser'],
    ['/dashboard/productCategories/coffeeSize/:id', 'PanelUser'],
  ]);
});

it('opens list, add form and edit form of the time periods to PanelUser only (CAT-07, CAT-09, CAT-10, CAT-11)', () => {
  expect(pathsOf('timePeriods')).toEqual([
    ['/dashboard/productCategories/timePeriods', 'PanelUser'],
    ['/dashboard/productCategories/timePeriod', 'PanelUser'],
    ['/dashboard/productCategories/timePeriod/:id', 'PanelUser'],
  ]);
});

it('has nothing besides these', () => {
  expect(routes).toHaveLength(9);
});

describe.each(['milkTypes.edit', 'coffeeSizes.edit', 'timePeriods.edit'])('%s', (edit) => {
  const idOf = (id: string) => routes.find(({ target }) => target === edit)?.props?.({ id }, new URLSearchParams());

  it('takes the number of the address (CAT-03, CAT-06, CAT-10)', () => {
    expect(idOf('7')).toEqual({ id: 7 });
  });

  it.each(['abc', '1e1', '0x0a', '010', '0', '-1', '1.5'])('takes %s for the address of no record', (id) => {
    expect(idOf(id)).toEqual({ id: Number.NaN });
  });
});

it('stands in the products group of the menu and among the tasks, for PanelUser (SHELL-02)', () => {
  const names = [
    ['milkTypes.list', 'Süt tipleri'],
    ['coffeeSizes.list', 'Kahve boyları'],
    ['timePeriods.list', 'Sipariş süreleri'],
  ] as const;
  const roles = ['PanelUser'];
  expect(cataloguesFeature.menu).toMatchObject(
    names.map(([target, label]) => ({ target, roles, group: 'products', label })),
  );
  expect(cataloguesFeature.tasks).toMatchObject(names.map(([target, title]) => ({ target, roles, title })));
});

it('leads to every form that adds from the palette, for PanelUser', () => {
  expect(cataloguesFeature.actions?.map(({ target, label, roles }) => [target, label, ...roles])).toEqual([
    ['milkTypes.add', 'Süt tipi ekle', 'PanelUser'],
    ['coffeeSizes.add', 'Kahve boyu ekle', 'PanelUser'],
    ['timePeriods.add', 'Süre ekle', 'PanelUser'],
  ]);
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual([
    'MilkTypeListPage',
    'MilkTypeAddPage',
    'MilkTypeEditPage',
    'CoffeeSizeListPage',
    'CoffeeSizeAddPage',
    'CoffeeSizeEditPage',
    'TimePeriodListPage',
    'TimePeriodAddPage',
    'TimePeriodEditPage',
  ]);
});
