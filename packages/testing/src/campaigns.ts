import type { Campaign, CampaignGroup, CampaignRow, MerchantCampaign } from '@telve/api';

/** A campaign with a general code of which 318 uses of 1,000 are gone. */
export const campaign = (over: Partial<Campaign> = {}): Campaign => ({
  id: 1284,
  title: 'Plus’a hoş geldin: ilk ay 100 ₺ indirim',
  shortDescription: 'İlk ay 100 ₺ indirim',
  description: 'Plus aboneliğinizin ilk ayında 100 ₺ indirim kazanın.',
  endDate: '2027-01-31',
  type: 'CouponCode',
  segmentType: 'NewCommers',
  discount: 100,
  usageCount: 1,
  codeType: 'General',
  userCount: 1000,
  code: 'KAHVE1',
  link: 'https://telve.example/plus',
  campaignLinkType: 'ExternalLink',
  linkText: 'Plus’ı incele',
  priority: 1,
  shown: true,
  active: true,
  subscriptionType: 'PLUS',
  imgUrl: null,
  img: null,
  codeUsedCount: 318,
  codeUsedLastWeek: 96,
  codeCreated: false,
  codeProgress: null,
  groupCampaignId: null,
  groupTitle: null,
  version: 1,
  ...over,
});

/** The campaign as a row of a list. */
export const campaignRow = (over: Partial<CampaignRow> = {}): CampaignRow => {
  const { id, title, codeType, type, codeUsedCount, userCount, shown, active, priority, endDate, subscriptionType } =
    campaign(over);
  return {
    id,
    title,
    codeType,
    type,
    codeUsedCount,
    userCount,
    shown,
    active,
    priority,
    endDate,
    subscriptionType,
    codeProgress: over.codeProgress ?? null,
  };
};

export const campaignGroup = (over: Partial<CampaignGroup> = {}): CampaignGroup => ({
  id: 58,
  title: 'Kasım ortaklıkları',
  subCampaignCount: 2,
  subCampaignList: [1301, 1302],
  companyList: [],
  codeUsedCount: 700,
  userCount: 1000,
  version: 1,
  ...over,
});

export const merchantCampaign = (over: Partial<MerchantCampaign> = {}): MerchantCampaign => ({
  id: 41,
  title: 'Yeni değirmen kampanyası',
  shortDescription: 'Ücretsiz değirmen bakımı',
  description: 'Aralık boyunca üç mağazaya bir bakım hakkı.',
  endDate: '2026-12-31',
  link: 'https://telve.example/bakim',
  campaignLinkType: 'ExternalLink',
  linkText: 'Randevu al',
  sortOrder: 1,
  isShownHomePage: true,
  active: true,
  isShown: true,
  imgUrl: '/media/merchant-campaigns/41.jpg',
  img: { size: 212_000, width: 654, height: 400 },
  version: 1,
  ...over,
});
