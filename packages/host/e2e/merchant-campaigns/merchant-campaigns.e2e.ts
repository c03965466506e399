import type { MerchantCampaign } from '@telve/api';
import { drawnJpeg } from '../support/pictures';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const root = '/api/panel/merchant-campaign';
const list = '/dashboard/merchant-campaigns';

test('a campaign of the merchant app is added with its image, hidden at once, changed and made passive (GEN-24, MCAMP-01, MCAMP-08, MCAMP-09, MCAMP-17, MCAMP-18, MCAMP-30, MCAMP-31, MCAMP-32, MCAMP-33)', async ({
  page,
  api,
}, { retry }) => {
  const title = `Değirmen bakımı ${retry + 1}`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Mağaza kampanyası ekle' }).click();
  await expect(page).toHaveURL('/dashboard/merchant-campaign');
  await page.getByRole('textbox', { name: /^Başlık/ }).fill(title);
  await page.getByLabel('Mobil başlık').fill('Ücretsiz bakım');
  await page.getByLabel('Açıklama').fill('Üç mağazaya bir bakım hakkı.');
  await page.getByRole('textbox', { name: /^Link(?! metni)/ }).fill('https://telve.example/bakim');
  await page.getByLabel('Link metni').fill('Randevu al');
  await page.getByRole('textbox', { name: 'Bitiş tarihi' }).fill('31.12.2031');
  const image = page.getByRole('group', { name: 'Görsel' });
  await image.locator('input[type=file]').setInputFiles(await drawnJpeg(page, 'degirmen.jpg', 654, 400));
  await expect(image.getByText(/654×400 piksel/)).toBeVisible();
  const phone = page.getByRole('group', { name: 'Telefon önizlemesi' });
  await expect(phone.getByText('Randevu al')).toBeVisible();

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(root));
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  await expect(page).toHaveURL(/\/dashboard\/merchant-campaigns/);

  await page.getByRole('link', { name: `Düzenle: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = Number(page.url().split('/').at(-1));
  const stored = () => api.get<MerchantCampaign>(`${root}/${id}`);
  expect(await stored()).toMatchObject({ title, endDate: '2031-12-31', img: { width: 654, height: 400 } });
  const picture = phone.locator('img');
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(654);

  await page.getByRole('switch', { name: 'Kampanyalar listesinde göster' }).click();
  await expect.poll(async () => (await stored()).isShown).toBe(false);
  await page.getByLabel('Sıra').fill('7');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL(/\/dashboard\/merchant-campaigns/);
  expect(await stored()).toMatchObject({ sortOrder: 7, isShown: false, img: { width: 654 } });

  await page.getByRole('switch', { name: `${title} aktif` }).click();
  await expect.poll(async () => (await stored()).active).toBe(false);
});

test.describe('refused', () => {
  test.use({ refusals: [422] });

  test('a file that only calls itself a JPEG is refused at its field, and nothing typed is lost (MCAMP-24)', async ({
    page,
  }) => {
    await page.goto('/dashboard/merchant-campaign');
    await page.getByRole('textbox', { name: /^Başlık/ }).fill('Sahte görsel');
    await page.getByLabel('Mobil başlık').fill('Sahte');
    await page.getByLabel('Açıklama').fill('Deneme');
    await page.getByRole('textbox', { name: 'Bitiş tarihi' }).fill('31.12.2031');
    const image = page.getByRole('group', { name: 'Görsel' });
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await image.locator('input[type=file]').setInputFiles({ name: 'sahte.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    const invalid = page.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    await expect(invalid.getByText(/Geçersiz dosya formatı\.|Görsel okunamadı/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Sahte görsel');
  });
});
