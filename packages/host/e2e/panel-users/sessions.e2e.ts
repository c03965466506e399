import type { Page } from '@playwright/test';
import { PanelUsers, panelUserPaths } from '../pages/PanelUsers';
import { SignIn } from '../pages/SignIn';
import type { PanelApi } from '../support/panelApi';
import { addPanelUser, mailedPassword, nameOf } from '../support/panelUsers';
import { storesNothing } from '../support/session';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [401] });

/** Signs somebody in for the first time; the page of the new password is open then. */
const signInAs = async (page: Page, api: PanelApi, email: string): Promise<void> => {
  await (await new SignIn(page).open()).enter(email, await mailedPassword(api, email));
  await expect(page).toHaveURL('/dashboard/changePassword');
};

test('ends the sessions of a user who is switched off at once, and lets nobody in again (PU-20, PU-35, D-27)', async ({
  page,
  api,
  visit,
}) => {
  const user = await addPanelUser(api);
  const other = await visit(null);
  await signInAs(other, api, user.email);
  const users = new PanelUsers(page);
  await users.openFor(user.email);
  await users.switchOf(nameOf(user)).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pasif yap' }).click();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();

  for (const name of ['Geçici şifre', 'Yeni şifre', 'Yeni şifre (tekrar)']) {
    await other.getByLabel(name, { exact: true }).fill('cezve dolu 2026');
  }
  await other.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(other).toHaveURL('/');
  expect(await storesNothing(other)).toBe(true);
});

test('shows an admin where a user is signed in, and ends it there (D-27)', async ({ page, api, visit }) => {
  const user = await addPanelUser(api);
  const other = await visit(null);
  await signInAs(other, api, user.email);
  await page.goto(panelUserPaths.edit(user.id));
  const card = page.getByRole('region', { name: 'Oturumlar' });
  await card.getByRole('button', { name: /^Sonlandır: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sonlandır' }).click();
  await expect(page.getByText('Oturum sonlandırıldı.')).toBeVisible();
  await expect(card.getByText('Açık oturum yok.')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Oturumlar' })).toBeFocused();
  await other.reload();
  await expect(other).toHaveURL('/');
});
