import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { accounts } from '../support/accounts';
import { callPaths } from '../support/calls';
import { stored, storesNothing } from '../support/session';
import { expect, test } from '../support/test';

test.use({ account: 'report', refusals: [401] });

test('asks "Çıkış yapmak istediğinize emin misiniz?" (SHELL-10, SHELL-11)', async ({ page }) => {
  await page.goto('/dashboard');
  const shell = new Shell(page);
  await shell.choose(accounts.report.name, 'Çıkış yap');
  await expect(shell.logoutDialog).toContainText('Çıkış yapmak istediğinize emin misiniz?');
  await expect(shell.logoutDialog.getByRole('button')).toHaveText(['İptal', 'Devam']);
});

test('keeps the session on İptal and on Escape, and gives the focus back (SHELL-12)', async ({ page }) => {
  await page.goto('/dashboard');
  const shell = new Shell(page);
  for (const leave of [
    () => shell.logoutDialog.getByRole('button', { name: 'İptal' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await shell.choose(accounts.report.name, 'Çıkış yap');
    await expect(shell.logoutDialog).toBeVisible();
    await leave();
    await expect(shell.logoutDialog).toBeHidden();
    await expect(shell.userButton(accounts.report.name)).toBeFocused();
  }
  expect((await stored(page)).accessToken).toBeTruthy();
});

test('ends the session in the browser and on the server on Devam (SHELL-12)', async ({ page }) => {
  await page.goto('/dashboard');
  const { refreshToken } = await stored(page);
  const left = page.waitForResponse(`**${callPaths.logout}`);
  await new Shell(page).signOut(accounts.report.name);
  await expect(page).toHaveURL('/');
  await expect(new SignIn(page).email).toBeEditable();
  expect(await storesNothing(page)).toBe(true);
  expect((await left).status()).toBe(200);
  const again = await page.request.post(callPaths.refresh, { data: { refreshToken } });
  expect(again.status()).toBe(401);
});
