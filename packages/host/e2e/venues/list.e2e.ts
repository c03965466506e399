import { VenueList } from '../pages/VenueList';
import { callPaths, queryOf, recordCalls } from '../support/calls';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

test('reads the first ten venues with page and size alone (LIST-03, VEN-01, VEN-129)', async ({ page }) => {
  const calls = recordCalls(page, callPaths.venues);
  const list = await new VenueList(page).open();
  await expect(page).toHaveTitle('Mağazalar · Telve');
  await expect(list.rows).toHaveCount(10);
  expect(calls).toHaveLength(1);
  expect(queryOf(calls[0])).toEqual({ page: '1', size: '10' });
});

test('shows name, code, company, place, plan and state of a venue (VEN-01)', async ({ page, api }) => {
  const list = await new VenueList(page).open();
  const { items } = await api.get<{ items: Record<string, string>[] }>(callPaths.venues, { page: 1, size: 10 });
  for (const [index, { venueName, code, companyName, cityName, districtName }] of items.entries()) {
    const row = list.rows.nth(index);
    for (const text of [venueName, code, companyName, `${cityName} / ${districtName}`]) {
      await expect(row).toContainText(text ?? '');
    }
  }
  await expect(list.rows.first().getByRole('img').or(list.rows.first().locator('img'))).toBeVisible();
});

test('keeps the page in the address over a reload (LIST-01)', async ({ page }) => {
  const list = await new VenueList(page).open();
  const first = await list.rows.first().textContent();
  await list.goTo(2);
  await expect(page).toHaveURL('/dashboard/venues?page=2');
  await expect(list.rows.first()).not.toHaveText(first ?? '');
  const second = await list.rows.first().textContent();
  await page.reload();
  await expect(list.rows.first()).toHaveText(second ?? '');
  await expect(list.pager.getByRole('button', { name: 'Sayfa 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('shows the former page on Back and the next one on Forward (LIST-02)', async ({ page }) => {
  const list = await new VenueList(page).open();
  const current = list.pager.locator('[aria-current=page]');
  await list.goTo(2);
  await expect(current).toHaveText('2');
  await list.pager.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(page).toHaveURL(/page=3/);
  await page.goBack();
  await expect(current).toHaveText('2');
  await page.goBack();
  await expect(current).toHaveText('1');
  await page.goForward();
  await expect(current).toHaveText('2');
});

test('offers 10, 25, 50 and 100 rows a page and goes back to page 1 for another size (LIST-04, LIST-07)', async ({
  page,
}) => {
  const list = await new VenueList(page).open('?page=2');
  await expect(list.size.getByRole('option')).toHaveText(['10', '25', '50', '100']);
  await list.size.selectOption('25');
  await expect(list.rows).toHaveCount(25);
  await expect(page).toHaveURL('/dashboard/venues?page=1&size=25');
});

test('leads from a page past the end to the last one', async ({ page, api }) => {
  const { totalPages } = await api.get<{ totalPages: number }>(callPaths.venues, { page: 1, size: 100 });
  await page.goto('/dashboard/venues?page=999&size=100');
  await expect(page).toHaveURL(`/dashboard/venues?page=${totalPages}&size=100`);
  await expect(new VenueList(page).rows).not.toHaveCount(0);
});

test('takes an address that makes no sense as the first page', async ({ page }) => {
  const calls = recordCalls(page, callPaths.venues);
  const list = await new VenueList(page).open('?page=-1&size=7&isActive=maybe&cityId=x&districtId=');
  await expect(list.rows).toHaveCount(10);
  expect(queryOf(calls[0])).toEqual({ page: '1', size: '10' });
  await expect(page).toHaveURL('/dashboard/venues?page=1');
});

test('names a city that there is not as unknown, and lets it be taken away (LIST-01)', async ({ page }) => {
  const list = await new VenueList(page).open('?cityId=9999');
  await expect(list.filter('Şehir')).toHaveText(/bilinmeyen/);
  await list.choose('Şehir', 'Tümü');
  await expect(page).toHaveURL('/dashboard/venues?page=1');
  await expect(list.rows).toHaveCount(10);
});

test('offers to try again when the list cannot be read (CAT-48)', async ({ page }) => {
  await page.route(`**${callPaths.venues}?*`, (route) => route.abort());
  await page.goto('/dashboard/venues');
  const list = new VenueList(page);
  await expect(page.getByText('Kayıtlar yüklenemedi.')).toBeVisible();
  await page.unroute(`**${callPaths.venues}?*`);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(list.rows).toHaveCount(10);
});

test('opens from the menu and from the tasks of the home page (SHELL-14)', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Mağazalar' }).click();
  await expect(new VenueList(page).rows).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mağazalar/ })
    .click();
  await expect(page).toHaveURL('/dashboard/venues');
});
