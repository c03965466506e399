import type { Role } from '@telve/api';
import { expect, it } from 'vitest';
import { tasksOf } from './tasks';

const titlesOf = (role: Role) => tasksOf([role]).map(({ group, tasks }) => [group, ...tasks.map(({ title }) => title)]);

it('lists the tasks of a PanelUser in the groups of the menu (SHELL-02)', () => {
  expect(titlesOf('PanelUser').map(([group]) => group)).toEqual(['venues', 'products', 'applications']);
});

it('lists venues and users for a PanelVenueUser (SHELL-02, SHELL-03)', () => {
  expect(titlesOf('PanelVenueUser')).toEqual([
    ['venues', 'Mağaza listeleme', 'Panel kullanıcıları', 'Mağaza kullanıcıları'],
  ]);
});

it.each(['PanelReportUser', 'AppliedMerchantUser'] as const)('lists nothing for a %s yet (SHELL-02)', (role) => {
  expect(tasksOf([role])).toEqual([]);
});
