import type { Page } from '@playwright/test';
import type { CampaignGroup, CampaignRow, Page as Rows } from '@telve/api';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const root = '/api/panel/reader-user-campaign';

/** Adds a group and answers its number. */
const addGroup = async (page: Page, title: string): Promise<number> => {
  await page.goto('/dashboard/groupCampaign');
  await page.getByLabel('Grup başlığı').fill(title);
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/groupCampaign\/\d+/);
  return Number(/groupCampaign\/(\d+)/.exec(page.url())?.[1]);
};

const openNew = async (page: Page) => {
  await page.getByRole('button', { name: 'Alt kampanya ekle' }).first().click();
  await page.getByRole('menuitem', { name: /^Yeni alt kampanya/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alt kampanya ekle' })).toBeVisible();
};

/** Fills what every campaign needs but its codes. */
const fill = async (page: Page, title: string) => {
  await page.getByRole('textbox', { name: /^Başlık/ }).fill(title);
  await page.getByLabel('Mobil başlık').fill('İlk ay indirim');
  await page.getByLabel('Açıklama').fill('İlk ay indirimi');
  await page.getByRole('textbox', { name: /^İndirim/ }).fill('100');
  await page.getByLabel('Kullanım adedi').selectOption({ label: '1 kez' });
  await page.getByRole('textbox', { name: 'Bitiş tarihi' }).fill('31.12.2031');
};

test('a group gets a new campaign and two existing ones, and another title (GEN-23, GRP-01, GRP-02, GRP-03, GRP-04, GRP-05, GRP-06, GRP-07, GRP-08, GRP-09, GRP-26, GRP-27, GRP-28, GRP-29, GRP-30, GRP-31, GRP-33)', async ({
  page,
  api,
}, { retry }) => {
  const id = await addGroup(page, `Bahar ${retry + 1}`);
  await openNew(page);
  await expect(page).toHaveURL(`/dashboard/groupCampaign/${id}/subCampaign`);
  await fill(page, 'Avlu çalışanlarına ilk ay');
  await page.getByLabel('Kod tipi').selectOption({ label: 'Unique Kod' });
  await page.getByLabel('Toplam kod adedi').fill('50');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/groupCampaign/${id}(\\?|$)`));
  await expect(page.getByRole('link', { name: 'Avlu çalışanlarına ilk ay', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Alt kampanya ekle' }).first().click();
  await page.getByRole('menuitem', { name: 'Var olandan seç' }).click();
  const dialog = page.getByRole('dialog', { name: 'Var olan kampanyalardan seç' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(10);
  await dialog.getByRole('checkbox', { checked: false }).first().check();
  await dialog.getByRole('button', { name: 'Sayfa 2' }).click();
  await expect(dialog.getByText(/^11–/).first()).toBeVisible();
  await dialog.getByRole('checkbox', { checked: false }).first().check();
  await expect(dialog.getByText('3 kampanya seçili, 1 tanesi zaten grupta')).toBeVisible();
  await dialog.getByRole('button', { name: 'Grubu güncelle' }).click();
  await expect(page.getByText('Grup kampanyası başarılı bir şekilde güncellendi.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Alt kampanya listesi' }).locator('tbody tr')).toHaveCount(3);

  await page.getByLabel('Grup başlığı').fill(`Bahar ortaklıkları ${retry + 1}`);
  await page.getByRole('button', { name: 'Başlığı kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Bahar ortaklıkları ${retry + 1}` })).toBeVisible();
  const group = await api.get<CampaignGroup>(`${root}/campaign-group/${id}`);
  expect(group).toMatchObject({ title: `Bahar ortaklıkları ${retry + 1}`, subCampaignCount: 3 });
  expect(group.subCampaignList).toHaveLength(3);
});

test('one campaign is made for each of 40 companies, with a code of its own each (GRP-10, GRP-13, GRP-15, GRP-22, GRP-28, GRP-32)', async ({
  page,
  api,
}, { retry }) => {
  // Companies of its own: other tests add and rename some meanwhile.
  const name = `Toplu Kahve ${retry + 1}`;
  for (let number = 1; number <= 40; number += 1) {
    await api.post('/api/panel/company/create-company', { companyName: `${name} No ${number}`, active: true });
  }
  const id = await addGroup(page, `Toplu ${retry + 1}`);
  await openNew(page);
  await fill(page, 'Çalışanlara ilk ay');
  await page.getByLabel('Genel kod').fill('KASIM1');
  await page.getByRole('switch', { name: 'İş yerlerine toplu oluştur' }).click();
  const dialog = page.getByRole('dialog', { name: 'İş yerlerini seç' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: 'Sonuçların tümünü seç (40)' }).click();
  await expect(dialog.getByText('40 iş yeri seçili')).toBeVisible();
  await dialog.getByRole('button', { name: 'Seçimi kullan' }).click();
  await expect(page.getByLabel('Kod öneki')).toHaveValue('');
  await page.getByLabel('Kod öneki').fill('KSM');
  await page.getByLabel('İş yeri başına kod adedi').fill('500');
  await expect(page.getByText('20.000')).toBeVisible();
  await page.getByRole('button', { name: '40 alt kampanya oluştur' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/groupCampaign/${id}(\\?|$)`));
  await expect(page.getByText(/· 40 alt kampanya/)).toBeVisible();

  const group = await api.get<CampaignGroup>(`${root}/campaign-group/${id}`);
  expect([group.subCampaignCount, group.companyList.length, group.userCount]).toEqual([40, 40, 20_000]);
  const { items } = await api.get<Rows<CampaignRow>>(`${root}/campaign-list`, { campaignGroupId: id, pageSize: 100 });
  for (const { title } of items) expect(title).toMatch(/^Çalışanlara ilk ay · ./);
  const codes = await Promise.all(
    items.slice(0, 3).map(({ id: one }) => api.get<{ code: string }>(`${root}/campaign-detail/${one}`)),
  );
  for (const { code } of codes) expect(code).toMatch(/^KSM\w{3,5}$/);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
});
