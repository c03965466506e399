import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { VenueList } from '../pages/VenueList';
import { accounts } from '../support/accounts';
import { callPaths, recordCalls } from '../support/calls';
import { expect, test } from '../support/test';

test.describe('a visitor', () => {
  test('sees the public pages (SES-01)', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
    await page.goto('/forgotPassword');
    await expect(page.getByRole('button', { name: 'Gönder' })).toBeVisible();
  });

  test('is sent to / from every page under /dashboard and sees nothing of it (SES-03, SES-04)', async ({ page }) => {
    const calls = recordCalls(page, callPaths.venues);
    for (const path of ['/dashboard', '/dashboard/venues', '/dashboard/sessions', '/dashboard/xyz']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(new SignIn(page).email).toBeEditable();
      await expect(new Shell(page).menu).toHaveCount(0);
    }
    expect(calls).toHaveLength(0);
  });

  test('is sent to / from an unknown address (D-91)', async ({ page }) => {
    await page.goto('/nowhere/at/all');
    await expect(page).toHaveURL('/');
    await expect(new SignIn(page).email).toBeEditable();
  });

  test('follows a deep link after signing in, with its query (SES-04)', async ({ page }) => {
    await page.goto('/dashboard/venues?page=3&isActive=true');
    await expect(page).toHaveURL('/');
    await new SignIn(page).enterAs('admin');
    await expect(page).toHaveURL('/dashboard/venues?page=3&isActive=true');
    await expect(new VenueList(page).rows).toHaveCount(10);
  });

  test('is sent home when the deep link is not for the role (SES-07)', async ({ page }) => {
    await page.goto('/dashboard/venues?page=3');
    await new SignIn(page).enterAs('report');
    await expect(page).toHaveURL('/dashboard');
    await expect(new Shell(page).userButton(accounts.report.name)).toBeVisible();
  });

  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ]) {
    test(`never leaves its origin after signing in: ${evil}`, async ({ page }) => {
      await page.goto(`/?returnUrl=${encodeURIComponent(evil)}&next=${encodeURIComponent(evil)}`);
      await page.evaluate(
        (path) => sessionStorage.setItem('telve.return', JSON.stringify({ path, userId: null })),
        evil,
      );
      await new SignIn(page).enterAs('admin');
      await expect(page).toHaveURL('/dashboard');
    });
  }
});

test.describe('a signed-in user', () => {
  test.use({ account: 'venue' });

  test('is sent to /dashboard from public pages (SES-02, SES-10)', async ({ page }) => {
    for (const path of ['/', '/forgotPassword']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
      await expect(new Shell(page).heading).toContainText('Şule');
    }
  });

  test('opens an allowed page and is sent to /dashboard from unknown ones (SES-05, SES-06)', async ({ page }) => {
    await new VenueList(page).open();
    await expect(page).toHaveURL('/dashboard/venues');
    for (const path of ['/dashboard/xyz', '/dashboard/venues/1/2/3']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
      await expect(new Shell(page).heading).toContainText('Şule');
    }
  });
});
