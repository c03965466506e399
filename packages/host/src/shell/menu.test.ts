import type { Role } from '@telve/api';
import { expect, it } from 'vitest';
import { menuOf } from './menu';

const entriesOf = (...roles: Role[]) =>
  menuOf(roles).map(({ group, items }) => [group, ...items.map(({ target }) => target)]);

it('shows a PanelUser every entry in its group (SHELL-08, SHELL-14, SHELL-24, SHELL-37)', () => {
  expect(entriesOf('PanelUser')).toEqual([
    ['venues', 'venues.list', 'panelUsers.list', 'merchantUsers.list'],
    ['products', 'timePeriods.list'],
  ]);
});

it('shows a PanelVenueUser venues and users and no group without an entry (SHELL-08, SHELL-14, SHELL-34)', () => {
  expect(entriesOf('PanelVenueUser')).toEqual([['venues', 'venues.list', 'panelUsers.list', 'merchantUsers.list']]);
});

it.each([
  ['PanelReportUser', 'SHELL-35'],
  ['AppliedMerchantUser', 'SHELL-36'],
] as const)('shows a %s nothing of the others (%s)', (role, _id) => {
  expect(entriesOf(role)).toEqual([]);
});

it('shows someone with two roles what either may open', () => {
  expect(entriesOf('PanelReportUser', 'PanelVenueUser')).toEqual([
    ['venues', 'venues.list', 'panelUsers.list', 'merchantUsers.list'],
  ]);
});
