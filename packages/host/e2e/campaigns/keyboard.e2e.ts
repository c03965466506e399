import type { Page } from '@playwright/test';
import type { Campaign, CampaignGroup, CampaignRow, Page as Rows } from '@telve/api';
import { Shell } from '../pages/Shell';
import { workbookOf } from '../support/download';
import { chooseFiles, press, tabTo, typeInto } from '../support/keyboard';
import { drawnJpeg } from '../support/pictures';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const root = '/api/panel/reader-user-campaign';

/** From the home page to the campaigns, by the menu. */
const openList = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await press(page, new Shell(page).menu.getByRole('link', { name: 'Kampanyalar', exact: true }));
  await expect(page.getByRole('table', { name: 'Kampanya listesi' })).toHaveAttribute('aria-busy', 'false');
};

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills the form from its first field to its last: words, a picture, a coupon with unique codes, a last day. */
const fillCampaign = async (page: Page, title: string): Promise<void> => {
  await typeInto(page, box(page, /^Başlık/), title);
  await typeInto(page, box(page, /^Mobil başlık/), 'İlk ay 100 ₺');
  await typeInto(page, box(page, /^Açıklama/), 'İlk ayınızda 100 ₺ indirim.');
  const picture = page.getByRole('group', { name: 'Kampanya görseli' });
  await chooseFiles(page, picture.getByRole('button', { name: 'Görsel ekle' }), [
    await drawnJpeg(page, 'kampanya.jpg', 1000, 500),
  ]);
  await expect(picture.getByText('kampanya.jpg')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Genel' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Kupon Kodu' })).toBeChecked();
  await typeInto(page, box(page, 'İndirim'), '100');
  // The letters that a choice begins with choose it.
  await typeInto(page, page.getByRole('combobox', { name: 'Kullanım adedi' }), '1');
  await typeInto(page, page.getByRole('combobox', { name: 'Kod tipi' }), 'Unique');
  await typeInto(page, box(page, 'Toplam kod adedi'), '1000');
  await typeInto(page, box(page, 'Bitiş tarihi'), '31.12.2099');
};

test('a campaign with unique codes is added by keyboard alone, its end is told on another page, codes are exported and added (CAMP-31, CAMP-33, CAMP-44, CAMP-71, CAMP-72, CAMP-103, CAMP-117, GEN-03)', async ({
  page,
  api,
}, { retry }) => {
  const title = `Klavyeyle ilk ay ${retry + 1}`;
  await openList(page);
  await press(page, page.getByRole('link', { name: 'Kampanya ekle' }));
  await expect(page).toHaveURL('/dashboard/campaign');
  await fillCampaign(page, title);
  await press(page, button(page, 'Ekle'));
  await expect(page).toHaveURL(/\/dashboard\/campaigns/);

  const told = page.getByRole('complementary', { name: `Kod üretimi: ${title}` });
  await expect(told.getByText('Kupon başarıyla oluşturuldu.').first()).toBeVisible({ timeout: 30_000 });
  // The notice goes by itself; what it leads to is in the list as well.
  await expect(told).toHaveCount(0);
  await press(page, page.getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = Number(page.url().split('/').at(-1));
  const stored = await api.get<Campaign>(`${root}/campaign-detail/${id}`);
  expect(stored).toMatchObject({
    ...{ title, type: 'CouponCode', discount: 100, usageCount: 1, codeType: 'Unique', userCount: 1000 },
    ...{ endDate: '2099-12-31', codeCreated: true, codeProgress: null, img: { width: 1000, height: 500 } },
  });

  const { rows } = await workbookOf(page, `${root}/export-campaign-code-list/${id}`, () =>
    press(page, button(page, 'Kodları dışa aktar')),
  );
  expect(rows.flat().filter((cell) => /^[A-Z2-9]{10}$/.test(String(cell)))).toHaveLength(1000);

  await typeInto(page, box(page, 'Kod ekle'), '10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1.010 kod hazır; hepsi farklı.')).toBeVisible({ timeout: 30_000 });
});

test('a group is added by keyboard alone and gets a campaign that was there (GEN-03, GRP-01, GRP-03, GRP-06, GRP-07, GRP-27, GRP-30)', async ({
  page,
  api,
}, { retry }) => {
  const title = `Klavye grubu ${retry + 1}`;
  await openList(page);
  await press(page, page.getByRole('link', { name: 'Grup oluştur' }));
  await typeInto(page, box(page, 'Grup başlığı'), title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/groupCampaign\/\d+/);
  const id = Number(/groupCampaign\/(\d+)/.exec(page.url())?.[1]);

  await press(page, button(page, 'Alt kampanya ekle').first());
  await expect(page.getByRole('menuitem', { name: /^Yeni alt kampanya/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Var olan kampanyalardan seç' });
  const first = dialog.getByRole('checkbox').first();
  await press(page, first, 'Space');
  await expect(dialog.getByText('1 kampanya seçili')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Grubu güncelle' }));
  await expect(page.getByText('Grup kampanyası başarılı bir şekilde güncellendi.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Alt kampanya listesi' }).locator('tbody tr')).toHaveCount(1);

  const group = await api.get<CampaignGroup>(`${root}/campaign-group/${id}`);
  const { items } = await api.get<Rows<CampaignRow>>(`${root}/campaign-list`, { campaignGroupId: id });
  expect(group).toMatchObject({ title, subCampaignCount: 1, subCampaignList: items.map((one) => one.id) });
});
