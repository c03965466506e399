import type { Page } from '@playwright/test';
import { Shell } from '../pages/Shell';
import { accounts } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

const arrive = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator('tbody tr').first().waitFor();
};

test.use({ account: 'admin' });

test('/ goes to the search of a list and N opens a new record; in a field they are letters', async ({ page }) => {
  await arrive(page, '/dashboard/companies');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('n/');
  await expect(search).toHaveValue('n/');
  await page.keyboard.press('Escape');
  await search.blur();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/dashboard\/company$/);
});

test('/ goes to the number of a member that is looked for (SUP-01)', async ({ page }) => {
  await page.goto('/dashboard/endUserManagements');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(page.getByRole('search').getByRole('textbox')).toBeFocused();
});

test('? lists the shortcuts, where single keys are switched off for good', async ({ page }) => {
  await arrive(page, '/dashboard/companies');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await expect(dialog.getByRole('row')).toHaveCount(8);
  await expectAccessible(page, 'Klavye kısayolları');
  await dialog.getByRole('switch', { name: 'Tek tuşlu kısayollar' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.locator('tbody tr').first().waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/dashboard\/companies$/);
  await expect(dialog).toBeHidden();
  await new Shell(page).choose(accounts.admin.name, 'Klavye kısayolları');
  await dialog.getByRole('switch', { name: 'Tek tuşlu kısayollar' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});
