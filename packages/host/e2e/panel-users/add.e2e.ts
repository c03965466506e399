import { PanelUsers, panelUserPaths } from '../pages/PanelUsers';
import { Shell } from '../pages/Shell';
import { accounts } from '../support/accounts';
import { recordCalls } from '../support/calls';
import { company, newPerson, panelUserCalls, panelUserOf, signInFirst, venueOfCompany } from '../support/panelUsers';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [409] });

test('adds a venue user of one branch, who signs in with the mailed password and chooses an own one (PU-02, PU-12, PU-13, PU-14, PU-16, PU-17, PU-18, PU-33)', async ({
  page,
  api,
  visit,
}) => {
  const person = newPerson();
  const venue = await venueOfCompany(api);
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.list);
  await users.add.click();
  await expect(page).toHaveURL(panelUserPaths.add);
  for (const field of [users.firstName, users.lastName, users.email]) await expect(field).toHaveValue('');
  await users.firstName.fill(person.firstName);
  await users.lastName.fill(person.lastName);
  await users.email.fill(person.email);
  await users.role('Üye iş yeri').check();
  await users.choose(users.company, company.name);
  await users.choose(users.venue, venue.name);
  const [request] = await Promise.all([page.waitForRequest(`**${panelUserCalls.create}`), users.save('Ekle').click()]);
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    ...person,
    role: 'PanelVenueUser',
    companyId: company.id,
    venueId: venue.id,
    allVenue: false,
    active: true,
  });
  await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
  await expect(page).toHaveURL(panelUserPaths.list);
  const stored = await panelUserOf(api, person.email);
  expect(stored).toMatchObject({ ...person, companyName: company.name, venueName: venue.name, allVenue: false });

  const other = await visit(null);
  await signInFirst(other, api, person.email);
  await expect(new Shell(other).heading).toContainText(person.firstName);
  await other.goto('/dashboard/venues');
  await expect(other.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(1);
});

test('says at the e-mail that it is taken, and keeps what was typed (PU-38)', async ({ page }) => {
  const person = newPerson();
  const taken = 'Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.';
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.add);
  await users.firstName.fill(person.firstName);
  await users.lastName.fill(person.lastName);
  await users.email.fill(accounts.branch.email.toUpperCase());
  await users.role('Admin').check();
  await users.save('Ekle').click();
  await expect(users.invalid).toContainText(taken);
  await users.invalid.getByRole('button', { name: 'Tamam' }).click();
  await expect(users.email).toBeFocused();
  await expect(users.email).toHaveAccessibleDescription(new RegExp(taken));
  await expect(users.lastName).toHaveValue(person.lastName);
});

test('asks for what is missing and sends nothing (PU-24, PU-26, PU-28, PU-30)', async ({ page }) => {
  const calls = recordCalls(page, panelUserCalls.create);
  const users = new PanelUsers(page);
  await page.goto(panelUserPaths.add);
  await users.save('Ekle').click();
  await expect(users.invalid.getByRole('listitem')).toHaveText([
    /Ad alanı zorunludur\./,
    /Soyad alanı zorunludur\./,
    /E-posta alanı zorunludur\./,
    /Rol alanı zorunludur\./,
  ]);
  await users.invalid.getByRole('button', { name: 'Tamam' }).click();
  await expect(users.firstName).toBeFocused();
  await users.email.fill('abc');
  await users.save('Ekle').click();
  await expect(users.invalid).toContainText('Lütfen geçerli bir mail adresi giriniz.');
  expect(calls).toHaveLength(0);
});
