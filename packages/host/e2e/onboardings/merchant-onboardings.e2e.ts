import { drawnJpeg } from '../support/pictures';
import { expect, test } from '../support/test';

const list = '/dashboard/merchant-onboardings';

test.use({ account: 'admin' });

test('the fourth banner is added, then none: the button says why (MONB-01, MONB-02, MONB-03, MONB-15, MONB-21)', async ({
  page,
}) => {
  await page.goto(list);
  const add = page.getByRole('link', { name: 'Afiş ekle' });
  await expect(page.getByText(/^[34] \/ 4$/)).toBeVisible();
  if ((await page.getByText('3 / 4').count()) === 1) {
    await add.click();
    await page.getByRole('textbox', { name: 'Başlık' }).fill('Stok bildirin');
    await page.getByRole('textbox', { name: 'Açıklama' }).fill('Biten kahveyi tek dokunuşla kapatın.');
    const image = page.getByRole('group', { name: 'Görsel', exact: true });
    await image.locator('input[type=file]').setInputFiles(await drawnJpeg(page, 'stok.jpg', 654, 400));
    await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect(page).toHaveURL(list);
  }
  await expect(page.getByText('4 / 4')).toBeVisible();
  await expect(page.getByText('En çok 4 afiş olabilir; birini pasif yapmak yer açmaz.')).toBeVisible();
  await expect(add).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Afiş ekle' })).toHaveAccessibleDescription(/En çok 4 afiş/);
});
