import type { CoffeeSize } from '@telve/api';
import { coffeeSizePaths } from '../pages/Catalogues';
import { png } from '../support/pictures';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const file = { name: 'boy.png', mimeType: 'image/png', buffer: png };

test('a size is added with two pictures that the server keeps and shows (CAT-04, CAT-05, CAT-13, CAT-32, CAT-34)', async ({
  page,
  api,
}, { retry }) => {
  const name = `Fincan ${retry + 1}`;
  await page.goto(coffeeSizePaths.list);
  await page.getByRole('link', { name: 'Kahve boyu ekle' }).click();
  await expect(page).toHaveURL(coffeeSizePaths.add);
  await page.getByLabel('Başlık').fill(name);
  for (const label of ['Normal görsel', 'Seçili görsel']) {
    const field = page.getByRole('group', { name: label });
    await field.locator('input[type=file]').setInputFiles(file);
    await expect(field.getByRole('button', { name: 'Değiştir' })).toBeEnabled();
  }
  const sent = page.waitForRequest('**/api/panelCoffeeSize/postCoffeeSize');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  const { coffeeSizeImg, coffeeSizeImgSelected } = (await sent).postDataJSON();
  for (const image of [coffeeSizeImg, coffeeSizeImgSelected]) expect(image).toMatch(/^data:image\/\w+;base64,/);
  await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
  await expect(page).toHaveURL(coffeeSizePaths.list);

  const thumbnail = page.getByRole('img', { name: `${name}, seçili görsel` });
  await expect(thumbnail).toBeVisible();
  await expect.poll(() => thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const { items } = await api.get<{ items: CoffeeSize[] }>('/api/panelCoffeeSize/getCoffeeSizeList', { search: name });
  expect(items[0]).toMatchObject({ coffeeSize: name, active: true });
  expect(items[0]?.coffeeSizeImg).toMatch(/^\/media\//);
});

test('a size without its pictures is refused at each of them (CAT-20, CAT-21)', async ({ page }) => {
  await page.goto(coffeeSizePaths.add);
  await page.getByLabel('Başlık').fill('Resimsiz');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  const invalid = page.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
  await expect(invalid.getByText(/Resim gereklidir\./)).toHaveCount(2);
});
