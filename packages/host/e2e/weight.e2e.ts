import { expect, test } from '@playwright/test';
import { scriptWeightUntil } from './support/scripts';

/** Kibibytes of JavaScript, gzip, that a visitor waits for. */
const budget = { signIn: 115, venueRow: 190 };

test('the sign-in field takes input after at most 115 KiB of JavaScript', async ({ page }) => {
  const weight = await scriptWeightUntil(page, '/', 'form input');
  test.info().annotations.push({ type: 'weight', description: `${weight.toFixed(1)} KiB` });
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(budget.signIn);
});

test('the first venue row is on screen after at most 190 KiB of JavaScript', async ({ browser, page }) => {
  await page.goto('/');
  await page.getByLabel('E-posta').fill('admin@telve.example');
  await page.getByLabel('Şifre', { exact: true }).fill('Telve-2026-demo');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await page.waitForURL('**/dashboard');

  const cold = await browser.newContext({ storageState: await page.context().storageState() });
  const weight = await scriptWeightUntil(await cold.newPage(), '/dashboard/venues', 'tbody [role="switch"]');
  await cold.close();
  test.info().annotations.push({ type: 'weight', description: `${weight.toFixed(1)} KiB` });
  expect(weight).toBeLessThanOrEqual(budget.venueRow);
});
