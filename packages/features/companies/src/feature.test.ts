import { expect, it } from 'vitest';
import { companiesFeature } from './feature';

it('opens list, add form and edit form to PanelUser only (COMP-01, COMP-02, COMP-03, COMP-04)', () => {
  expect(companiesFeature.routes.map(({ path, roles }) => [path, ...roles])).toEqual([
    ['/dashboard/companies', 'PanelUser'],
    ['/dashboard/company', 'PanelUser'],
    ['/dashboard/company/:id', 'PanelUser'],
  ]);
});

it('hands the number of the address to the edit form (COMP-03)', () => {
  expect(companiesFeature.routes.at(-1)?.props?.({ id: '7' }, new URLSearchParams())).toEqual({ id: 7 });
});

it.each(['abc', '1e1', '0x0a', '010', '0', '-1', '1.5'])('takes %s for the address of no record', (id) => {
  expect(companiesFeature.routes.at(-1)?.props?.({ id }, new URLSearchParams())).toEqual({ id: Number.NaN });
});

it('stands in the venues group of the menu and among the tasks, for PanelUser (SHELL-02)', () => {
  const entry = { target: 'companies.list', roles: ['PanelUser'] };
  expect(companiesFeature.menu).toMatchObject([{ ...entry, group: 'venues', label: 'İş yerleri' }]);
  expect(companiesFeature.tasks).toMatchObject([{ ...entry, title: 'İş yerleri' }]);
  expect(companiesFeature.actions).toMatchObject([{ target: 'companies.add', roles: ['PanelUser'] }]);
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(companiesFeature.routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual(['CompanyListPage', 'CompanyAddPage', 'CompanyEditPage']);
});
