import { expect, it } from 'vitest';
import * as door from './index';

it('has these public names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'CampaignAddPage',
    'CampaignEditPage',
    'CampaignListPage',
    'GroupAddPage',
    'GroupDetailPage',
    'MerchantCampaignAddPage',
    'MerchantCampaignEditPage',
    'MerchantCampaignListPage',
    'RadarCard',
    'SubCampaignPage',
    'campaignCodeTexts',
    'campaignFormTexts',
    'campaignGroupTexts',
    'campaignTexts',
    'campaignWords',
    'merchantCampaignTexts',
    'radarTexts',
  ]);
});
