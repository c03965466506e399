import { PanelUsers, panelUserPaths } from '../pages/PanelUsers';
import { accounts } from '../support/accounts';
import { queryOf, recordCalls } from '../support/calls';
import { addPanelUser, nameOf, panelUserCalls, panelUserOf } from '../support/panelUsers';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [409] });

test('lists the users in pages with switch and edit icon in every row (PU-01, PU-07, PU-08, PU-09, PU-32)', async ({
  page,
}) => {
  const calls = recordCalls(page, panelUserCalls.list);
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.list);
  await expect(users.rows).toHaveCount(10);
  await expect(page).toHaveTitle('Panel kullanıcıları · Telve');
  for (const row of await users.rows.all()) {
    await expect(row.getByRole('switch')).toBeVisible();
    await expect(row.getByRole('link', { name: /^Düzenle: / })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  expect(queryOf(calls[0])).toEqual({ page: '1', size: '10' });
  await expect.poll(() => queryOf(calls.at(-1))).toEqual({ page: '2', size: '10' });
});

test('narrows to what was typed, small and capital letters alike (PU-06, PU-32)', async ({ page }) => {
  const calls = recordCalls(page, panelUserCalls.list);
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.list);
  await users.search.fill('ŞULE ÇAĞ');
  await expect(users.rows).toHaveCount(1);
  await expect(users.rows).toContainText(accounts.venue.email);
  expect(queryOf(calls.at(-1))).toEqual({ page: '1', size: '10', search: 'ŞULE ÇAĞ' });
});

test('switches a user off after asking, and it stays so over a reload (PU-08, PU-20, PU-35)', async ({ page, api }) => {
  const user = await addPanelUser(api);
  const users = new PanelUsers(page);
  await users.openFor(user.email);
  const active = users.switchOf(nameOf(user));
  await active.click();
  const question = page.getByRole('alertdialog', { name: 'Kullanıcı pasif yapılsın mı?' });
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(active).toBeChecked();
  await active.click();
  const [request] = await Promise.all([
    page.waitForRequest(`**${panelUserCalls.active}`),
    question.getByRole('button', { name: 'Pasif yap' }).click(),
  ]);
  expect(request.method()).toBe('PUT');
  expect(request.postDataJSON()).toEqual({ id: user.id, active: false });
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  await page.reload();
  await expect(active).not.toBeChecked();
  expect((await panelUserOf(api, user.email)).active).toBe(false);
});

test('keeps the own account active, in the list, in the form and on the server (PU-21)', async ({ page, api }) => {
  const { email, name } = accounts.admin;
  const own = await panelUserOf(api, email);
  const users = new PanelUsers(page);
  await users.openFor(email);
  await expect(users.rows).toHaveCount(1);
  await expect(users.rows).toContainText(/Siz.*Kendinizi pasif yapamazsınız/);
  await expect(users.switchOf(name)).toBeDisabled();
  await users.editOf(name).click();
  await expect(users.active).toBeDisabled();
  await expect(users.role('Üye iş yeri')).toBeDisabled();
  await expect(page.getByText('Kendi rolünüzü değiştiremezsiniz')).toBeVisible();
  expect(await api.statusOf('PUT', panelUserCalls.active, { id: own.id, active: false })).toBe(409);
  expect((await panelUserOf(api, email)).active).toBe(true);
});

test('goes back from a form to the page and the search it came from (LIST-01)', async ({ page }) => {
  const users = new PanelUsers(page);
  await page.goto(`${panelUserPaths.list}?page=2&search=te`);
  await users.rows
    .first()
    .getByRole('link', { name: /^Düzenle: / })
    .click();
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(users.search).toHaveValue('te');
});
