import { Applications, applicationCalls, applicationPaths } from '../pages/Applications';
import { everyRole } from '../support/accounts';
import { downloadOf, queryOf, recordCalls } from '../support/calls';
import { expectEveryRow } from '../support/rows';
import { expect, test } from '../support/test';
import { newApplication } from './applications';

for (const account of everyRole.filter((one) => one !== 'admin')) {
  test.describe(account, () => {
    test.use({ account });

    test('is led from list and detail to the home page and asks nothing (STAFF-03)', async ({ page }) => {
      const calls = [recordCalls(page, applicationCalls.list), recordCalls(page, applicationCalls.detail)];
      for (const path of [applicationPaths.list, applicationPaths.detail(1)]) {
        await page.goto(path);
        await expect(page).toHaveURL('/dashboard');
      }
      expect(calls.flat()).toEqual([]);
    });
  });
}

test.describe('staff', () => {
  test.use({ account: 'admin' });

  test('narrow the list by status, days and search, and open a row (STAFF-01, STAFF-02, STAFF-04, STAFF-06, STAFF-35, STAFF-37)', async ({
    page,
    api,
  }) => {
    const { id, storeName } = await newApplication(api);
    const list = new Applications(page);
    await page.goto(applicationPaths.list);
    const calls = recordCalls(page, applicationCalls.list);
    await list.status.click();
    await page.getByRole('option', { name: 'Yeni başvuru' }).click();
    await expect(page).toHaveURL(/status=NewApplication/);
    await expectEveryRow(list.rows, /Yeni başvuru/);
    await list.search.fill(storeName);
    await expect(list.rows).toHaveCount(1);
    expect(queryOf(calls.at(-1))).toMatchObject({ status: 'NewApplication', search: storeName, page: '1', size: '10' });
    const [request] = await Promise.all([
      page.waitForRequest((one) => new URL(one.url()).pathname === applicationCalls.detail),
      list.rows.getByRole('link', { name: storeName, exact: true }).click(),
    ]);
    expect([request.method(), queryOf(request)]).toEqual(['GET', { id: String(id) }]);
    await expect(page).toHaveURL(new RegExp(`${applicationPaths.detail(id)}$`));
    await expect(list.heading).toHaveText(storeName);
  });

  test('see the days travel as DD-MM-YYYY (STAFF-07, STAFF-36)', async ({ page }) => {
    const asked = page.waitForRequest((one) => new URL(one.url()).pathname === applicationCalls.list);
    await page.goto(`${applicationPaths.list}?startDate=2025-03-05&endDate=2025-03-09`);
    expect(queryOf(await asked)).toMatchObject({ startDate: '05-03-2025', endDate: '09-03-2025' });
  });

  test('download what the list shows, with its filters (STAFF-05, STAFF-40, D-88)', async ({ page, api }) => {
    const { storeName } = await newApplication(api);
    const list = new Applications(page);
    await page.goto(`${applicationPaths.list}?status=NewApplication&search=${encodeURIComponent(storeName)}`);
    await expect(list.rows).toHaveCount(1);
    const { query, fileName } = await downloadOf(page, applicationCalls.export, () => list.download.click());
    expect(query).toEqual({ status: 'NewApplication', search: storeName });
    expect(fileName).toMatch(/^Mağaza başvuruları_\d\d-\d\d-\d{4}\.xlsx$/);
    await expect(page.getByText('Dosya indirildi.')).toBeVisible();
  });
});
