import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { VenueList } from '../pages/VenueList';
import { accounts } from '../support/accounts';
import { callPaths, recordCalls } from '../support/calls';
import { spoilBothTokens, stored, storesNothing } from '../support/session';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [400, 401] });

test('shows nothing on Back after a sign-out (SHELL-12, SES-04)', async ({ page }) => {
  await page.goto('/dashboard');
  await new VenueList(page).open();
  await new Shell(page).signOut(accounts.admin.name);
  await expect(page).toHaveURL('/');
  const calls = recordCalls(page, callPaths.venues);
  await page.goBack();
  await expect(new SignIn(page).email).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(calls).toHaveLength(0);
});

test('shows the next user nothing of the one before, Back included', async ({ page }) => {
  await page.goto('/dashboard');
  await new VenueList(page).open('?page=2');
  await new Shell(page).signOut(accounts.admin.name);
  await new SignIn(page).enterAs('report');
  await expect(page).toHaveURL('/dashboard');
  const calls = recordCalls(page, callPaths.venues);
  await page.goBack();
  await expect(new Shell(page).userButton(accounts.report.name)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(calls).toHaveLength(0);
});

test('hides a page that the browser kept while its session ended elsewhere', async ({ context }) => {
  const [kept, other] = [await context.newPage(), await context.newPage()];
  await new VenueList(kept).open();
  await kept.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(kept.getByRole('table')).toBeHidden();
  await other.goto('/dashboard');
  await new Shell(other).signOut(accounts.admin.name);
  await kept.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(new SignIn(kept).email).toBeVisible();
  await expect(kept.getByRole('table')).toHaveCount(0);
});

test('asks for the password over unsaved work and goes on where it stopped (D-06)', async ({ page }) => {
  await page.goto('/dashboard/changePassword');
  const current = page.getByLabel('Mevcut şifre');
  await current.fill('yanlış');
  await page.getByLabel('Yeni şifre', { exact: true }).fill('çok uzun bir parola');
  await page.getByLabel('Yeni şifre (tekrar)').fill('çok uzun bir parola');
  await spoilBothTokens(page);
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();

  const box = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(box.getByLabel('E-posta')).toHaveValue(accounts.admin.email);
  await box.getByLabel('Şifre', { exact: true }).fill('yine yanlış');
  await box.getByRole('button', { name: 'Devam et' }).click();
  await expect(box.getByText('E-posta veya şifre yanlış.')).toBeVisible();
  await box.getByLabel('Şifre', { exact: true }).fill('Telve-2026-demo');
  await box.getByRole('button', { name: 'Devam et' }).click();
  await expect(box).toBeHidden();

  await expect(page.getByRole('alertdialog').getByText('Mevcut şifreniz yanlış.')).toBeVisible();
  await expect(current).toHaveValue('yanlış');
  expect((await stored(page)).email).toBe(accounts.admin.email);
});

test('leaves for the sign-in page from that box on request (D-06)', async ({ page }) => {
  await page.goto('/dashboard/changePassword');
  for (const label of ['Mevcut şifre', 'Yeni şifre', 'Yeni şifre (tekrar)']) {
    await page.getByLabel(label, { exact: true }).fill('çok uzun bir parola');
  }
  await page.getByLabel('Mevcut şifre').fill('başka');
  await spoilBothTokens(page);
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL('/');
  expect(await storesNothing(page)).toBe(true);
});
