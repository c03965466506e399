import type { Role } from '@telve/api';
import { expect, it } from 'vitest';
import { menuOf } from './menu';

const entriesOf = (...roles: Role[]) =>
  menuOf(roles).map(({ group, items }) => [group, ...items.map(({ target }) => target)]);

it('shows a PanelUser every entry in its group (SHELL-08, SHELL-13, SHELL-14, SHELL-15, SHELL-16, SHELL-17, SHELL-18, SHELL-19, SHELL-20, SHELL-21, SHELL-22, SHELL-23, SHELL-24, SHELL-25, SHELL-26, SHELL-27, SHELL-30, SHELL-37)', () => {
  expect(entriesOf('PanelUser')).toEqual([
    ['venues', 'companies.list', 'venues.list', 'panelUsers.list', 'merchantUsers.list', 'merchantOnboardings.list'],
    ['members', 'endUsers.search', 'campaigns.list', 'merchantCampaigns.list', 'helpContents.list', 'banners.list'],
    ['products', 'plans.list', 'milkTypes.list', 'coffeeSizes.list', 'timePeriods.list', 'onboardings.list'],
    ['reports', 'reports.graphics', 'reports.orders', 'reports.venues'],
    ['applications', 'applications.list'],
  ]);
});

it('shows a PanelVenueUser venues, users and reports and no group without an entry (SHELL-08, SHELL-14, SHELL-28, SHELL-29, SHELL-34)', () => {
  expect(entriesOf('PanelVenueUser')).toEqual([
    ['venues', 'venues.list', 'panelUsers.list', 'merchantUsers.list'],
    ['reports', 'reports.orders', 'reports.venues'],
  ]);
});

it('shows a PanelReportUser the two reports and nothing of the others (SHELL-35, D-89)', () => {
  expect(entriesOf('PanelReportUser')).toEqual([['reports', 'reports.orders', 'reports.venues']]);
});

it('shows an AppliedMerchantUser the wizard and nothing of the others (SHELL-31, SHELL-36)', () => {
  expect(entriesOf('AppliedMerchantUser')).toEqual([['applications', 'merchantApplication.wizard']]);
});

it('shows someone with two roles what either may open', () => {
  expect(entriesOf('PanelReportUser', 'PanelVenueUser')).toEqual([
    ['venues', 'venues.list', 'panelUsers.list', 'merchantUsers.list'],
    ['reports', 'reports.orders', 'reports.venues'],
  ]);
});
