import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** The page is there, and with it the key. */
const arrive = async (page: Page, address = '/dashboard') => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test.describe('of staff', () => {
  test.use({ account: 'admin' });

  test('opens by key, finds venues with ı and i alike, and Esc gives the focus back', async ({ page }) => {
    await arrive(page);
    await page.getByRole('button', { name: 'Ara veya git…' }).first().focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Ara veya git' });
    await field.fill('ci');
    const venues = page.getByRole('group', { name: 'Mağazalar' });
    await expect(venues.locator('mark').first()).toHaveText(/^[çc][ıi]$/i);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ara veya git…' }).first()).toBeFocused();
  });

  test('goes round with the arrows and leads to the list with the search (LIST-05)', async ({ page }) => {
    await arrive(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Ara veya git' }).fill('çı');
    await page.getByRole('group', { name: 'Mağazalar' }).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowUp');
    const selected = page.getByRole('option', { selected: true });
    await expect(selected).toContainText('içinde “çı” ara');
    await page.getByRole('option', { name: 'Mağazalar içinde “çı” ara' }).click();
    await expect(page).toHaveURL(/\/dashboard\/venues\?search=%C3%A7/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mağazalar');
  });

  test('asks before it leads away from unsaved work', async ({ page }) => {
    await arrive(page, '/dashboard/productCategories/timePeriod');
    await page.getByLabel('Süre (dakika)').fill('77');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Ara veya git' }).fill('oturum');
    await page.getByRole('option', { name: 'Oturumlarım' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sayfada kal' }).click();
    await expect(page.getByLabel('Süre (dakika)')).toHaveValue('77');
  });

  test('knows after a reload where the tab has been', async ({ page }) => {
    for (const address of ['/dashboard/companies', '/dashboard/campaigns']) await arrive(page, address);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Son açılanlar' }).getByRole('option')).toHaveText(['İş yerleri']);
  });

  test('fills a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await arrive(page);
    await page.getByRole('banner').getByRole('button', { name: 'Ara veya git…' }).click();
    const width = async () => (await page.getByRole('dialog', { name: 'Ara veya git' }).boundingBox())?.width;
    await expect.poll(width).toBe(390);
  });
});

test.describe('of a report user', () => {
  test.use({ account: 'report' });

  test('searches no records', async ({ page }) => {
    await arrive(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Ara veya git' }).fill('kırık');
    await expect(page.getByText('“kırık” için sonuç yok.').first()).toBeVisible();
  });

  test('remembers no page that the role was sent away from', async ({ page }) => {
    await page.goto('/dashboard/users/panelUsers');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Ara veya git' });
    await expect(palette.getByRole('option', { name: 'Çıkış yap' })).toBeVisible();
    await expect(palette.getByRole('option', { name: 'Panel kullanıcıları' })).toHaveCount(0);
  });
});
