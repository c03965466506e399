import { expect, type Page } from '@playwright/test';
import { activityPaths } from '../pages/ActivityLog';
import { coffeeSizePaths, milkTypePaths } from '../pages/Catalogues';
import { merchantUserPaths } from '../pages/MerchantUsers';
import { panelUserPaths } from '../pages/PanelUsers';
import { periodPaths } from '../pages/TimePeriods';
import type { AccountName } from './accounts';

/** A page of the panel: its address and what the window's title calls it; null where that is the name of a record. */
export interface Screen {
  path: string;
  title: string | null;
}

const home: Screen = { path: '/dashboard', title: 'Ana sayfa' };
const venues: Screen = { path: '/dashboard/venues', title: 'Mağazalar' };
/** Looked at by somebody who signs in seldom: every test of the admin leaves a session. */
const own: readonly Screen[] = [
  { path: '/dashboard/changePassword', title: 'Şifre değiştir' },
  { path: '/dashboard/sessions', title: 'Oturumlarım' },
];

const logs: readonly Screen[] = [
  { path: activityPaths.panelUser(1), title: 'İşlem geçmişi' },
  { path: activityPaths.merchantUser(1), title: 'İşlem geçmişi' },
  { path: activityPaths.venue(1), title: 'İşlem geçmişi' },
];

const wizard: Screen = { path: '/dashboard/apply/merchant', title: 'Başvuru bilgileri' };

const panelUsers: Screen = { path: panelUserPaths.list, title: 'Panel kullanıcıları' };

const merchantUsers: readonly Screen[] = [
  { path: merchantUserPaths.list, title: 'Mağaza kullanıcıları' },
  { path: merchantUserPaths.add, title: 'Mağaza kullanıcısı ekle' },
  { path: merchantUserPaths.edit(1), title: null },
];

const companies: readonly Screen[] = [
  { path: '/dashboard/companies', title: 'İş yerleri' },
  { path: '/dashboard/company', title: 'İş yeri ekle' },
  { path: '/dashboard/company/1', title: null },
];

const venueForms: readonly Screen[] = [
  { path: '/dashboard/venue', title: 'Mağaza ekle' },
  { path: '/dashboard/venue/1', title: null },
];

const campaigns: readonly Screen[] = [
  { path: '/dashboard/campaigns', title: 'Kampanyalar' },
  { path: '/dashboard/campaign', title: 'Kampanya ekle' },
  { path: '/dashboard/campaign/1', title: null },
  { path: '/dashboard/groupCampaign', title: 'Kampanya grubu ekle' },
  { path: '/dashboard/groupCampaign/1', title: null },
  { path: '/dashboard/groupCampaign/1/subCampaign', title: 'Alt kampanya ekle' },
  { path: '/dashboard/merchant-campaigns', title: 'Mağaza kampanyaları' },
  { path: '/dashboard/merchant-campaign', title: 'Mağaza kampanyası ekle' },
  { path: '/dashboard/merchant-campaign/1', title: null },
];

const content: readonly Screen[] = [
  { path: '/dashboard/banner/list', title: 'Afişler' },
  { path: '/dashboard/banner/new', title: 'Afiş ekle' },
  { path: '/dashboard/banner/list/1', title: null },
  { path: '/dashboard/onBoardings', title: 'Karşılama ekranları' },
  { path: '/dashboard/onBoarding', title: 'Karşılama ekranı ekle' },
  { path: '/dashboard/onBoarding/1', title: null },
  { path: '/dashboard/merchant-onboardings', title: 'Mağaza karşılama afişleri' },
  { path: '/dashboard/merchant-onboarding', title: 'Mağaza karşılama afişi ekle' },
  { path: '/dashboard/merchant-onboarding/1', title: null },
  { path: '/dashboard/helpMenuContents', title: 'Yardım içerikleri' },
  { path: '/dashboard/helpMenuContent', title: 'Soru ekle' },
  { path: '/dashboard/helpMenuContent/1', title: null },
];

const members: readonly Screen[] = [
  { path: '/dashboard/subscriptionPlans', title: 'Abonelik planları' },
  { path: '/dashboard/subscriptionPlan/1', title: 'Basic 3 Aylık fiyatı' },
  { path: '/dashboard/endUserManagements', title: 'Üyeler' },
  { path: '/dashboard/endUserManagement/40217', title: '40217' },
  { path: '/dashboard/endUserManagements/accessLog', title: 'Erişim kaydı' },
];

const catalogues: readonly Screen[] = [
  { path: milkTypePaths.list, title: 'Süt tipleri' },
  { path: milkTypePaths.add, title: 'Süt tipi ekle' },
  { path: milkTypePaths.edit(1), title: null },
  { path: coffeeSizePaths.list, title: 'Kahve boyları' },
  { path: coffeeSizePaths.add, title: 'Kahve boyu ekle' },
  { path: coffeeSizePaths.edit(1), title: null },
  { path: periodPaths.list, title: 'Sipariş süreleri' },
  { path: periodPaths.add, title: 'Süre ekle' },
  { path: periodPaths.edit(1), title: null },
];

const orderReport: Screen = { path: '/dashboard/reports/orders', title: 'Sipariş raporu' };
const venueReport: Screen = { path: '/dashboard/reports/venues', title: 'Mağaza satış raporu' };
const graphics: Screen = { path: '/dashboard/reports/graphics', title: 'Grafikler' };

/** Every page there is, by who sees it. */
export const screens: readonly { account: AccountName | null; pages: readonly Screen[] }[] = [
  {
    account: null,
    pages: [
      { path: '/', title: 'Giriş yap' },
      { path: '/forgotPassword', title: 'Şifremi unuttum' },
      { path: '/applicationForm', title: 'Başvuru formu' },
    ],
  },
  {
    account: 'admin',
    pages: [
      home,
      ...companies,
      venues,
      ...venueForms,
      ...campaigns,
      ...content,
      ...members,
      ...catalogues,
      panelUsers,
      { path: panelUserPaths.add, title: 'Panel kullanıcısı ekle' },
      { path: panelUserPaths.edit(2), title: null },
      ...merchantUsers,
      { path: '/dashboard/apply/merchant/list', title: 'Başvurular' },
      { path: '/dashboard/apply/merchant/list/4001', title: null },
      graphics,
      orderReport,
      venueReport,
      ...logs,
    ],
  },
  { account: 'venue', pages: [home, venues, panelUsers, ...merchantUsers] },
  { account: 'report', pages: [home, orderReport, venueReport, ...own] },
  { account: 'applicant', pages: [home, wizard] },
];

/** Opens a page and waits until it has everything. */
export const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settled(page);
};

/** Waits until the page has its heading and nothing is being loaded. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};
