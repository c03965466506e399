import type { Onboarding } from '@telve/api';
import { expect, test } from '../support/test';

const list = '/dashboard/onBoardings';

/** A small Lottie animation: a square that turns for two seconds. */
const animation = (more: object = {}) =>
  Buffer.from(
    JSON.stringify({
      ...{ v: '5.12.1', fr: 30, ip: 0, op: 60, w: 200, h: 200, nm: 'kare', ddd: 0, assets: [] },
      layers: [
        {
          ...{ ddd: 0, ind: 1, ty: 1, nm: 'kare', sr: 1, sw: 80, sh: 80, sc: '#0f7285', ip: 0, op: 60, st: 0, bm: 0 },
          ks: {
            o: { a: 0, k: 100 },
            r: {
              a: 1,
              k: [
                { t: 0, s: [0], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
                { t: 60, s: [360] },
              ],
            },
            p: { a: 0, k: [100, 100, 0] },
            a: { a: 0, k: [40, 40, 0] },
            s: { a: 0, k: [100, 100, 100] },
          },
          ...more,
        },
      ],
    }),
  );

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/json', buffer });

test.use({ account: 'admin' });

test('a screen is added with an animation that plays, moved up by keyboard, and deleted (CONB-04, CONB-08, CONB-12, CONB-21, CONB-23, CONB-26, CONB-28)', async ({
  page,
  api,
}, { retry }) => {
  const title = `Dönen kare ${retry + 1}`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Ekran ekle' }).click();
  await expect(page).toHaveURL('/dashboard/onBoarding');
  await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await page.getByRole('textbox', { name: 'Açıklama' }).fill('Kare dönüyor.');
  await page.getByRole('textbox', { name: 'Sıra', exact: true }).fill('900');
  const field = page.getByRole('group', { name: 'Animasyon', exact: true });
  const hostile = animation({ ef: [{ ty: 0, v: { a: 0, k: 1, x: 'var $bm_rt = alert(1);' } }] });
  await field.locator('input[type=file]').setInputFiles(file('ifade.json', hostile));
  await expect(page.getByText(/ifade \(expression\) içeriyor/).first()).toBeVisible();
  await field.locator('input[type=file]').setInputFiles(file('kare.json', animation()));
  await expect(page.getByRole('group', { name: 'Telefon önizlemesi' }).locator('svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Animasyonu duraklat' }).click();
  await expect(page.getByRole('button', { name: 'Animasyonu oynat' })).toBeVisible();
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page).toHaveURL(list);

  const titles = async () =>
    (await api.get<{ items: Onboarding[] }>('/api/panel/onboarding/list', { size: 100 })).items.map(
      (screen) => screen.title,
    );
  const before = await titles();
  expect(before.at(-1)).toBe(title);
  await page.getByRole('button', { name: `${title} ekranını taşı` }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await titles()).at(-2)).toBe(title);
  await page.reload();
  await expect(page.getByRole('row').nth(before.length - 1)).toContainText(title);

  await page
    .getByRole('link', { name: new RegExp(title) })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect.poll(titles).not.toContain(title);
});
