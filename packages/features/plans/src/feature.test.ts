import { expect, it } from 'vitest';
import { plansFeature } from './feature';

const { routes } = plansFeature;

it('opens list and price to PanelUser only (PLAN-01, PLAN-07, PLAN-08)', () => {
  expect(routes.map(({ path, roles, parent }) => [path, parent, ...roles])).toEqual([
    ['/dashboard/subscriptionPlans', undefined, 'PanelUser'],
    ['/dashboard/subscriptionPlan/:id', 'plans.list', 'PanelUser'],
  ]);
});

it('hands the number of the address to the page, and no record for any other spelling', () => {
  const idOf = (id: string) => routes[1]?.props?.({ id }, new URLSearchParams());
  expect(idOf('7')).toEqual({ id: 7 });
  for (const id of ['abc', '1e1', '0x0a', '010', '0', '-1', '1.5']) expect(idOf(id)).toEqual({ id: Number.NaN });
});

it('stands among the products of the menu and the tasks, for PanelUser (SHELL-02)', () => {
  const place = { target: 'plans.list', roles: ['PanelUser'], order: 10 };
  expect(plansFeature.menu).toMatchObject([{ ...place, group: 'products', label: 'Abonelik planları' }]);
  expect(plansFeature.tasks).toMatchObject([{ ...place, title: 'Abonelik planları' }]);
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual(['PlanListPage', 'PlanPricePage']);
});
