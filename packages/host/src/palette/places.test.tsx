import { expect, it } from 'vitest';
import { actionsFor, mayOpen, pagesFor, placeAt, sourcesFor } from './places';

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

it('offers staff the records, pages and actions of every feature (SHELL-14)', () => {
  expect(ids(sourcesFor(['PanelUser']))).toEqual([
    'companies',
    'venues',
    'panelUsers',
    'merchantUsers',
    'applications',
    'campaigns',
    'campaignGroups',
    'banners',
  ]);
  expect(ids(actionsFor(['PanelUser']))).toEqual([
    'companies.add',
    'venues.add',
    'panelUsers.add',
    'merchantUsers.add',
    'campaigns.add',
    'campaigns.addGroup',
    'merchantCampaigns.add',
    'helpContents.add',
    'banners.add',
    'milkTypes.add',
    'coffeeSizes.add',
    'timePeriods.add',
    'onboardings.add',
    'merchantOnboardings.add',
  ]);
  expect(pagesFor(['PanelUser']).map(({ target }) => target)).toContain('timePeriods.list');
});

it('offers a venue user no more than the role may call (SHELL-14)', () => {
  expect(ids(sourcesFor(['PanelVenueUser']))).not.toContain('timePeriods');
  expect(ids(actionsFor(['PanelVenueUser']))).not.toContain('panelUsers.add');
  expect(ids(actionsFor(['PanelVenueUser']))).not.toContain('timePeriods.add');
  expect(mayOpen('timePeriods.add', ['PanelVenueUser'])).toBe(false);
});

it.each(['PanelReportUser', 'AppliedMerchantUser'] as const)('offers a %s no records and nothing to begin', (role) => {
  expect(sourcesFor([role])).toEqual([]);
  expect(actionsFor([role])).toEqual([]);
});

it('remembers a page for those who may open it, and none of one record', () => {
  const list = '/dashboard/users/panelUsers';
  expect(placeAt(list, ['PanelVenueUser'])).toEqual({ label: 'Panel kullanıcıları', href: list });
  expect(placeAt(list, ['PanelReportUser'])).toBeUndefined();
  expect(placeAt('/dashboard/users/panelUser', ['PanelVenueUser'])).toBeUndefined();
  expect(placeAt('/dashboard/users/panelUser/7', ['PanelUser'])).toBeUndefined();
  expect(placeAt('/nowhere', ['PanelUser'])).toBeUndefined();
});
