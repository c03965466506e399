import { PanelUsers, panelUserPaths } from '../pages/PanelUsers';
import { addPanelUser, company, mailedPassword, nameOf, panelUserCalls, panelUserOf } from '../support/panelUsers';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [400, 404, 409] });

test('opens a row with its values and saves them, the e-mail read-only (PU-03, PU-11, PU-15, PU-31, PU-34, PU-40)', async ({
  page,
  api,
}) => {
  const user = await addPanelUser(api);
  const users = new PanelUsers(page);
  await users.openFor(user.email);
  const read = page.waitForResponse(`**${panelUserCalls.detail}/${user.id}`);
  await users.editOf(nameOf(user)).click();
  expect((await (await read).json()).payload).toMatchObject({ id: user.id, email: user.email });
  await expect(page).toHaveURL(panelUserPaths.edit(user.id));
  await expect(users.firstName).toHaveValue(user.firstName);
  await expect(users.lastName).toHaveValue(user.lastName);
  await expect(users.email).toHaveValue(user.email);
  await expect(users.email).not.toBeEditable();
  await expect(users.company).toHaveValue(company.name);
  await expect(users.allVenues).toBeChecked();
  await users.firstName.fill('Yeni');
  const [request] = await Promise.all([
    page.waitForRequest(`**${panelUserCalls.update}`),
    users.save('Güncelle').click(),
  ]);
  expect(request.method()).toBe('PUT');
  expect(request.postDataJSON()).toEqual({
    id: user.id,
    firstName: 'Yeni',
    lastName: user.lastName,
    role: 'PanelVenueUser',
    companyId: company.id,
    venueId: 0,
    allVenue: true,
    active: true,
    version: user.version,
  });
  await expect(page.getByText('Başarıyla güncellendi.', { exact: true })).toBeVisible();
  // The list as it was left: with its search.
  await expect(page).toHaveURL(`${panelUserPaths.list}?search=${encodeURIComponent(user.email)}`);
  expect(await panelUserOf(api, user.email)).toMatchObject({ firstName: 'Yeni', email: user.email });
});

test('takes company and venues away from an admin and offers them to others (PU-18, PU-19, PU-22, PU-23)', async ({
  page,
  api,
}) => {
  const user = await addPanelUser(api);
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.edit(user.id));
  await expect(users.allVenues).toBeChecked();
  await users.role('Admin').check();
  for (const field of [users.allVenues, users.company, users.venue]) await expect(field).toHaveCount(0);
  await users.role('Rapor kullanıcısı').check();
  await expect(users.company).toHaveValue(company.name);
  await expect(users.allVenues).toBeChecked();
  await users.save('Güncelle').click();
  await expect(page.getByText('Başarıyla güncellendi.', { exact: true })).toBeVisible();
  expect(await panelUserOf(api, user.email)).toMatchObject({ role: 'PanelReportUser', venueId: 0, allVenue: true });
});

test('mails a temporary password when staff resets it (PU-37, PU-39)', async ({ page, api }) => {
  const user = await addPanelUser(api);
  const first = await mailedPassword(api, user.email);
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.edit(user.id));
  await users.reset.click();
  const question = page.getByRole('alertdialog', { name: 'Şifre sıfırlansın mı?' });
  await expect(question).toContainText(user.email);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes(panelUserCalls.newPassword)),
    question.getByRole('button', { name: 'Gönder' }).click(),
  ]);
  expect(request.method()).toBe('GET');
  expect(decodeURIComponent(new URL(request.url()).pathname)).toBe(`${panelUserCalls.newPassword}/${user.email}`);
  await expect(page.getByText('Şifre başarıyla mail adresine gönderilmiştir')).toBeVisible();
  expect(await mailedPassword(api, user.email)).not.toBe(first);
});

test('says beside the button that a passive user gets no password (PU-37, D-27)', async ({ page, api }) => {
  const user = await addPanelUser(api, { active: false });
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.edit(user.id));
  await users.reset.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByRole('region', { name: 'Şifre' }).getByRole('alert')).toHaveText(
    'Kullanıcı hesabı pasif durumdadır. Önce aktif yapın.',
  );
});

test('lets the second of two admins choose and loses nothing of what was typed (D-91)', async ({ page, api }) => {
  const user = await addPanelUser(api);
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.edit(user.id));
  await users.firstName.fill('Benimki');
  const { id, lastName, role, companyId, venueId, allVenue, active } = user;
  await api.put(panelUserCalls.update, {
    ...{ id, lastName, role, companyId, venueId, allVenue, active },
    firstName: 'Onunki',
  });
  await users.save('Güncelle').click();
  await expect(page.getByRole('heading', { name: 'Değişiklikleri karşılaştır' })).toBeFocused();
  for (const name of ['Benimki', 'Onunki']) await expect(page.getByRole('radio', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Hep benimki' }).click();
  await page.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await expect(page.getByText('Başarıyla güncellendi.', { exact: true })).toBeVisible();
  expect(await panelUserOf(api, user.email)).toMatchObject({ firstName: 'Benimki' });
});

test('says that a user is not there', async ({ page }) => {
  await page.goto(panelUserPaths.edit(999_999));
  await expect(page.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeVisible();
});
