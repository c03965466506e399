import type { Role } from '@telve/api';
import { expect, it } from 'vitest';
import { tasksOf } from './tasks';

const titlesOf = (role: Role) => tasksOf([role]).map(({ group, tasks }) => [group, ...tasks.map(({ title }) => title)]);

it('lists the tasks of a PanelUser in the groups of the menu (SHELL-02)', () => {
  expect(titlesOf('PanelUser').map(([group]) => group)).toEqual([
    'venues',
    'members',
    'products',
    'reports',
    'applications',
  ]);
});

it('lists venues and users for a PanelVenueUser (SHELL-02, SHELL-03)', () => {
  expect(titlesOf('PanelVenueUser')).toEqual([
    ['venues', 'Mağaza listeleme', 'Panel kullanıcıları', 'Mağaza kullanıcıları'],
    ['reports', 'Sipariş raporu', 'Mağaza satış raporu'],
  ]);
});

it('lists the two reports for a PanelReportUser (SHELL-02, D-89)', () => {
  expect(titlesOf('PanelReportUser')).toEqual([['reports', 'Sipariş raporu', 'Mağaza satış raporu']]);
});

it('lists nothing for an AppliedMerchantUser (SHELL-02)', () => {
  expect(tasksOf(['AppliedMerchantUser'])).toEqual([]);
});
