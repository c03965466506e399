import type { Banner } from '@telve/api';
import { drawnJpeg } from '../support/pictures';
import { expect, test } from '../support/test';

const list = '/dashboard/banner/list';

test.use({ account: 'admin', refusals: [400, 409] });

test('a banner is added with both images, refused a place that is taken, changed and deleted (BAN-01, BAN-11, BAN-13, BAN-22, BAN-31, BAN-32, BAN-35, BAN-67, BAN-72, BAN-82, BAN-83, BAN-86)', async ({
  page,
  api,
}, { retry }) => {
  const title = `İkinci kahve bizden ${retry + 1}`;
  const order = String(700 + retry * 2);
  await page.goto(list);
  await page.getByRole('link', { name: 'Afiş ekle' }).click();
  await expect(page).toHaveURL('/dashboard/banner/new');
  await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await page.getByRole('textbox', { name: 'Sıralama' }).fill(order);
  await page.getByRole('textbox', { name: /^Link(?! metni)/ }).fill('https://telve.example/ikinci');
  await page.getByRole('textbox', { name: 'Bitiş tarihi' }).fill('31.12.2031');
  for (const [name, file] of [
    ['Türkçe görsel', 'tr.jpg'],
    ['İngilizce görsel', 'en.jpg'],
  ] as const) {
    const field = page.getByRole('group', { name });
    await field.locator('input[type=file]').setInputFiles(await drawnJpeg(page, file, 654, 400));
  }
  let creates = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/panel/banner')) creates += 1;
  });
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(told).toContainText('Link metni alanı dolu olmalıdır');
  expect(creates).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Link metni' }).fill('İncele');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page).toHaveURL(list);
  expect(creates).toBe(1);

  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: `Düzenle: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const id = Number(page.url().split('/').at(-1));
  const stored = () => api.get<Banner>(`/api/panel/banner/${id}`);
  expect(await stored()).toMatchObject({ title, order: Number(order), endDate: '2031-12-31', img: { width: 654 } });

  const taken = (await api.get<{ items: Banner[] }>('/api/panel/banner/get-all', { size: 100 })).items.find(
    (other) => other.id !== id && other.applicationType === 'UserApp',
  );
  await page.getByRole('textbox', { name: 'Sıralama' }).fill(String(taken?.order));
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Sıralama değeri başka bir afiş ile aynı olamaz.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Sıralama' }).fill(String(Number(order) + 1));
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Afiş başarıyla güncellendi.')).toBeVisible();
  expect((await stored()).order).toBe(Number(order) + 1);

  await page.goto(`${list}/${id}`);
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(told).toContainText('Afiş Silinecek');
  await told.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('Afiş başarıyla silindi.')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: `Düzenle: ${title}` })).toHaveCount(0);
});
