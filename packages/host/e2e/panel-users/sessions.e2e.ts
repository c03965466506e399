import { PanelUsers, panelUserPaths } from '../pages/PanelUsers';
import { SignIn } from '../pages/SignIn';
import { addPanelUser, nameOf, panelUserOf, signInFirst } from '../support/panelUsers';
import { storesNothing } from '../support/session';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [400, 401] });

test('ends the sessions of a user who is switched off at once, and lets nobody in again (PU-20, PU-35, D-27)', async ({
  page,
  api,
  visit,
}) => {
  const user = await addPanelUser(api);
  const other = await visit(null);
  const password = await signInFirst(other, api, user.email);
  const users = new PanelUsers(page);
  await users.openFor(user.email);
  await users.switchOf(nameOf(user)).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pasif yap' }).click();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();

  await other.goto('/dashboard/venues');
  await expect(other).toHaveURL('/');
  expect(await storesNothing(other)).toBe(true);
  await new SignIn(other).enter(user.email, password);
  await expect(other.getByText('Kullanıcı hesabınız pasif durumdadır.')).toBeVisible();
});

test('ends the sessions of a user whose role changes (D-27)', async ({ page, api, visit }) => {
  const user = await addPanelUser(api);
  const other = await visit(null);
  await signInFirst(other, api, user.email);
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.edit(user.id));
  await users.role('Rapor kullanıcısı').check();
  await users.save('Güncelle').click();
  await expect(page.getByText('Başarıyla güncellendi.', { exact: true })).toBeVisible();
  expect((await panelUserOf(api, user.email)).role).toBe('PanelReportUser');
  await other.goto('/dashboard/venues');
  await expect(other).toHaveURL('/');
});

test('shows an admin where a user is signed in, and ends it there (D-27)', async ({ page, api, visit }) => {
  const user = await addPanelUser(api);
  const other = await visit(null);
  await signInFirst(other, api, user.email);
  await page.goto(panelUserPaths.edit(user.id));
  const card = page.getByRole('region', { name: 'Oturumlar' });
  await card.getByRole('button', { name: /^Sonlandır: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sonlandır' }).click();
  await expect(page.getByText('Oturum sonlandırıldı.')).toBeVisible();
  await expect(card.getByText('Açık oturum yok.')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Oturumlar' })).toBeFocused();
  await other.goto('/dashboard/venues');
  await expect(other).toHaveURL('/');
});
