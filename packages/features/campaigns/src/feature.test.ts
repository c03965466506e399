import { expect, it } from 'vitest';
import { campaignsFeature } from './feature';

it('opens every page at its address to PanelUser only (CAMP-01, CAMP-02, CAMP-30, CAMP-32, GRP-01, GRP-03, GRP-09, MCAMP-01, MCAMP-08, MCAMP-09, MCAMP-10)', () => {
  expect(campaignsFeature.routes.map(({ path, roles }) => [path, ...roles])).toEqual([
    ['/dashboard/campaigns', 'PanelUser'],
    ['/dashboard/campaign', 'PanelUser'],
    ['/dashboard/campaign/:id', 'PanelUser'],
    ['/dashboard/groupCampaign', 'PanelUser'],
    ['/dashboard/groupCampaign/:id', 'PanelUser'],
    ['/dashboard/groupCampaign/:id/subCampaign', 'PanelUser'],
    ['/dashboard/merchant-campaigns', 'PanelUser'],
    ['/dashboard/merchant-campaign', 'PanelUser'],
    ['/dashboard/merchant-campaign/:id', 'PanelUser'],
  ]);
});

it('hands the number of the address to the page, and no record for any other spelling', () => {
  for (const { path, props } of campaignsFeature.routes.filter(({ path }) => path.includes(':id'))) {
    expect([path, props?.({ id: '7' }, new URLSearchParams())]).toEqual([path, { id: 7 }]);
    for (const id of ['abc', '1e1', '0x0a', '010', '0', '-1', '1.5']) {
      expect(props?.({ id }, new URLSearchParams())).toEqual({ id: Number.NaN });
    }
  }
});

it('stands among the members of the menu, the tasks and the home page, for PanelUser (SHELL-02)', () => {
  const everything = [
    ...(campaignsFeature.menu ?? []),
    ...(campaignsFeature.tasks ?? []),
    ...(campaignsFeature.homeCards ?? []),
    ...(campaignsFeature.actions ?? []),
  ];
  expect(new Set(everything.map(({ roles }) => roles.join()))).toEqual(new Set(['PanelUser']));
  expect(campaignsFeature.menu).toMatchObject([
    { group: 'members', label: 'Kampanyalar', target: 'campaigns.list' },
    { group: 'members', label: 'Mağaza kampanyaları', target: 'merchantCampaigns.list' },
  ]);
  expect(campaignsFeature.tasks).toMatchObject([{ target: 'campaigns.list' }, { target: 'merchantCampaigns.list' }]);
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(campaignsFeature.routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual([
    'CampaignListPage',
    'CampaignAddPage',
    'CampaignEditPage',
    'GroupAddPage',
    'GroupDetailPage',
    'SubCampaignPage',
    'MerchantCampaignListPage',
    'MerchantCampaignAddPage',
    'MerchantCampaignEditPage',
  ]);
  const cards = await Promise.all((campaignsFeature.homeCards ?? []).map(({ load }) => load()));
  expect(cards.map(({ name }) => name)).toEqual(['RadarCard']);
});
