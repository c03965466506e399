import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { VenueList } from '../pages/VenueList';
import { accounts } from '../support/accounts';
import { callPaths, failure, recordCalls } from '../support/calls';
import { setStored, spoilAccessToken, spoilBothTokens, stored, storesNothing } from '../support/session';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [401, 403] });

const ended = 'Oturumunuz sona erdi';

test('clears everything and says why when a renewal is refused (SES-23)', async ({ page }) => {
  const list = await new VenueList(page).open();
  await spoilBothTokens(page);
  await list.goTo(2);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: ended })).toBeVisible();
  expect(await storesNothing(page)).toBe(true);
});

test('ends without a renewal when there is no refresh token (SES-24)', async ({ page }) => {
  const list = await new VenueList(page).open();
  const renewals = recordCalls(page, callPaths.refresh);
  await setStored(page, 'refreshToken', null);
  await spoilAccessToken(page);
  await list.goTo(2);
  await expect(page).toHaveURL('/');
  expect(await storesNothing(page)).toBe(true);
  expect(renewals).toHaveLength(0);
});

test('brings the same user back to the page that was open (D-06)', async ({ page }) => {
  const list = await new VenueList(page).open('?page=2&isActive=true');
  await spoilBothTokens(page);
  await list.goTo(3);
  const signIn = new SignIn(page);
  await signIn.enterAs('admin');
  await expect(page).toHaveURL('/dashboard/venues?page=3&isActive=true');
  await expect(list.rows).toHaveCount(10);
});

test('brings another user home, not to that page (D-06)', async ({ page }) => {
  const list = await new VenueList(page).open();
  await spoilBothTokens(page);
  await list.goTo(2);
  await new SignIn(page).enterAs('venue');
  await expect(page).toHaveURL('/dashboard');
  await expect(new Shell(page).userButton(accounts.venue.name)).toBeVisible();
});

test('says why only once: a reloaded sign-in page has nothing to tell', async ({ page }) => {
  const list = await new VenueList(page).open();
  await spoilBothTokens(page);
  await list.goTo(2);
  await expect(page.getByText(ended)).toBeVisible();
  await page.reload();
  await expect(new SignIn(page).email).toBeEditable();
  await expect(page.getByText(ended)).toHaveCount(0);
});

const screens = [
  { name: 'venues', path: '/dashboard/venues', call: callPaths.venues },
  { name: 'time periods', path: '/dashboard/productCategories/timePeriods', call: callPaths.periods },
  { name: 'sessions', path: '/dashboard/sessions', call: '/api/panel/auth/sessions' },
];

for (const { name, path, call } of screens) {
  test(`handles 401 and 403 on the screen of ${name} as on every other (SES-25, SES-26)`, async ({ page, visit }) => {
    await page.route(
      (url) => url.pathname === call,
      (route) => route.fulfill(failure(403, 'forbidden')),
    );
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').filter({ hasText: 'yetkiniz bulunmuyor' })).toBeVisible();
    expect(await storesNothing(page)).toBe(true);

    const other = await visit('admin');
    await other.goto('/dashboard');
    await spoilBothTokens(other);
    await other.goto(path);
    await expect(other).toHaveURL('/');
    expect(await storesNothing(other)).toBe(true);
  });
}

test('ends the session on the server too after a 403, and Back shows nothing of it (SES-25)', async ({ page }) => {
  const list = await new VenueList(page).open();
  const { refreshToken } = await stored(page);
  await page.route(`**${callPaths.venues}?*`, (route) => route.fulfill(failure(403, 'forbidden')));
  const revoked = page.waitForResponse(`**${callPaths.logout}`);
  await list.goTo(2);
  await expect(page).toHaveURL('/');
  await revoked;
  const again = await page.request.post(callPaths.refresh, { data: { refreshToken } });
  expect(again.status()).toBe(401);
  await page.goBack();
  await expect(new SignIn(page).email).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.describe('as a report user', () => {
  test.use({ account: 'report' });

  test('opens nothing to a user who edits the stored roles (GEN-17, SES-25)', async ({ page }) => {
    await page.goto('/dashboard');
    await setStored(page, 'userRoles', '["PanelUser"]');
    await page.goto('/dashboard/venues');
    await expect(page).toHaveURL('/');
    expect(await storesNothing(page)).toBe(true);
    await expect(page.getByRole('row')).toHaveCount(0);
  });
});
