import type { Page } from '@playwright/test';
import type { Campaign, Page as Rows } from '@telve/api';
import { recordCalls } from '../support/calls';
import { workbookOf } from '../support/download';
import { drawnJpeg } from '../support/pictures';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const root = '/api/panel/reader-user-campaign';
const path = (id: number | undefined) => `/dashboard/campaign/${id}`;
const endDate = '31.12.2099';

/** Fills what every campaign must have. */
const fillContent = async (page: Page, title: string) => {
  await page.getByRole('textbox', { name: /^Başlık/ }).fill(title);
  await page.getByRole('textbox', { name: /^Mobil başlık/ }).fill('İlk ay 100 ₺');
  await page.getByLabel('Açıklama').fill('İlk ayınızda 100 ₺ indirim.');
  await page.getByRole('textbox', { name: 'Bitiş tarihi' }).fill(endDate);
};

test('a campaign with 1,000 unique codes is made, its codes are exported and counted, and ten more are added (CAMP-02, CAMP-31, CAMP-33, CAMP-44, CAMP-71, CAMP-72, CAMP-103, CAMP-104, CAMP-108, CAMP-109, CAMP-110, CAMP-117)', async ({
  page,
  api,
}, { retry }) => {
  const title = `İlk ay 100 ₺ indirim ${retry + 1}`;
  await page.goto('/dashboard/campaigns');
  await page.getByRole('link', { name: 'Kampanya ekle' }).click();
  const add = page.getByRole('button', { name: 'Ekle', exact: true });
  await expect(add).toBeDisabled();
  await fillContent(page, title);
  await page.locator('input[type=file]').setInputFiles(await drawnJpeg(page, 'kampanya.jpg', 1000, 500));
  await expect(page.getByText(/^kampanya\.jpg/)).toBeVisible();
  await page.getByText('Kupon Kodu', { exact: true }).click();
  await page.getByLabel('İndirim').fill('100');
  await page.getByLabel('Kullanım adedi').selectOption('1');
  await page.getByLabel('Kod tipi').selectOption('Unique');
  await page.getByLabel('Toplam kod adedi').fill('1000');
  await add.click();
  await expect(page).toHaveURL(/\/dashboard\/campaigns/);

  const search = { pageNumber: 1, pageSize: 10, search: title };
  const { items } = await api.get<Rows<Campaign>>(`${root}/campaign-list`, search);
  const id = items[0]?.id;
  const detail = () => api.get<Campaign>(`${root}/campaign-detail/${id}`);
  await expect.poll(async () => (await detail()).codeProgress, { timeout: 30_000 }).toBeNull();
  expect(await detail()).toMatchObject({ codeCreated: true, userCount: 1000, discount: 100, usageCount: 1, code: '' });
  expect((await detail()).img).toMatchObject({ width: 1000, height: 500 });

  await page.goto(path(id));
  await expect(page.getByLabel('İndirim')).toBeDisabled();
  const checked = recordCalls(page, `${root}/check-code-is-created/${id}`);
  const exportCodes = () =>
    workbookOf(page, `${root}/export-campaign-code-list/${id}`, () =>
      page.getByRole('button', { name: 'Kodları dışa aktar' }).click(),
    );
  const codesIn = (rows: Awaited<ReturnType<typeof exportCodes>>['rows']) =>
    new Set(rows.flat().filter((cell) => /^[A-Z2-9]{10}$/.test(String(cell))));
  const first = await exportCodes();
  expect(checked).toHaveLength(1);
  expect(first.fileName).toMatch(/^İlk ay 100 ₺ indirim \d_\d{2}-\d{2}-\d{4}\.xlsx$/);
  expect(codesIn(first.rows).size).toBe(1000);

  await page.getByLabel('Kod ekle').fill('10');
  await page.getByRole('button', { name: 'Kod oluştur' }).click();
  await expect(page.getByText('Kupon başarıyla oluşturuldu.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('/ 1.010 kod')).toBeVisible();
  const codes = codesIn((await exportCodes()).rows);
  expect(codes.size).toBe(1010);
  for (const code of codesIn(first.rows)) expect(codes.has(code)).toBe(true);

  await page.getByRole('textbox', { name: /^Mobil başlık/ }).fill('Yeni başlık');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Kampanya başarılı bir şekilde güncellendi.')).toBeVisible();
  expect(await detail()).toMatchObject({ shortDescription: 'Yeni başlık', userCount: 1010, img: { width: 1000 } });
});

test.describe('refused', () => {
  test.use({ refusals: [409] });

  test('a general code that another campaign has is named at its field; one’s own is stored in upper case (CAMP-45, CAMP-86)', async ({
    page,
    api,
  }) => {
    const code = `t${Date.now().toString(36).slice(-6)}i`;
    const addOne = async (title: string) => {
      await page.goto('/dashboard/campaign');
      await fillContent(page, title);
      await page.getByLabel('Genel kod').fill(code);
      await page.getByLabel('Toplam kod adedi').pressSequentially('10.5');
      await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    };
    await addOne('Genel kodlu');
    await expect(page).toHaveURL(/\/dashboard\/campaigns/);
    const { items } = await api.get<Rows<Campaign>>(`${root}/campaign-list`, { search: code });
    const stored = await api.get<Campaign>(`${root}/campaign-detail/${items[0]?.id}`);
    expect(stored).toMatchObject({ code: code.toUpperCase(), userCount: 10, codeCreated: false, link: '' });
    await addOne('Aynı kodlu');
    await expect(page.getByText('Bu kod başka bir kampanyada kullanılıyor.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Aynı kodlu');
  });
});

test('the two tabs keep their pages in the address, and a switch stays as it was put (CAMP-02, CAMP-03, CAMP-12, CAMP-58, CAMP-59)', async ({
  page,
}) => {
  await page.goto('/dashboard/campaigns');
  await expect(page.getByRole('button', { name: 'Paket: Genel' })).toBeVisible();
  await page.getByRole('button', { name: 'Sayfa 2' }).click();
  await page.getByRole('tab', { name: /^Kampanya grupları/ }).click();
  await page.getByRole('button', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(page).toHaveURL(/[?&]groupPage=2/);
  await page.getByRole('tab', { name: /^Tekil/ }).click();

  const shown = page.getByRole('switch', { name: /gösterim$/ }).first();
  const before = await shown.getAttribute('aria-checked');
  await shown.click();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  await page.reload();
  await expect(shown).not.toHaveAttribute('aria-checked', String(before));
});

test('what ends soon stands on the home page and leads to its record', async ({ page }) => {
  await page.goto('/dashboard');
  const radar = page.getByRole('region', { name: 'Bitiyor' });
  await radar.getByRole('button', { name: /kayıt daha göster$/ }).click();
  const line = radar.getByRole('link', { name: /Kampanya · / }).first();
  await expect(line).toHaveAttribute('href', /^\/dashboard\/campaign\/\d+$/);
  const name = await line.locator('b').textContent();
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name: String(name) })).toBeVisible();
});
