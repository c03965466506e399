import { Shell } from '../pages/Shell';
import { periodPaths, TimePeriods } from '../pages/TimePeriods';
import { callPaths, failure, queryOf, recordCalls } from '../support/calls';
import { addPeriod } from '../support/periods';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [500] });

test('lists the periods with search, page sizes, switch and edit (CAT-07, CAT-08, CAT-36)', async ({ page }) => {
  const calls = recordCalls(page, callPaths.periods);
  await page.goto(periodPaths.list);
  const list = new TimePeriods(page);
  await expect(list.rows).toHaveCount(10);
  await expect(page).toHaveTitle('Sipariş süreleri · Telve');
  expect(queryOf(calls[0])).toEqual({ page: '1', size: '10' });
  await expect(list.search).toBeVisible();
  await expect(list.rows.first().getByRole('switch')).toBeVisible();
  await expect(list.rows.first().getByRole('link', { name: /^Düzenle: [\d.]+ dakika$/ })).toBeVisible();
  const size = page.getByRole('combobox', { name: 'Sayfa başına kayıt' });
  await expect(size).toHaveValue('10');
  await expect(size.locator('option:not([hidden])')).toHaveText(['25', '50', '75', '100']);
  await size.selectOption('75');
  await expect(page).toHaveURL(`${periodPaths.list}?page=1&size=75`);
});

test('finds a period by its minutes (CAT-07, CAT-14)', async ({ page, api }) => {
  const { timePeriod } = await addPeriod(api, 303);
  await page.goto(periodPaths.list);
  const list = new TimePeriods(page);
  await list.search.fill(String(timePeriod));
  await expect(list.rows).toHaveText([new RegExp(`^${timePeriod} dakika`)]);
});

test('switches a period with its whole record and version and keeps it over a reload (CAT-17, CAT-38)', async ({
  page,
  api,
}) => {
  const { id, timePeriod, version } = await addPeriod(api, 404);
  const list = new TimePeriods(page);
  await page.goto(`${periodPaths.list}?search=${timePeriod}`);
  const [request] = await Promise.all([
    page.waitForRequest(`**${callPaths.updatePeriod}`),
    list.switchOf(timePeriod).click(),
  ]);
  expect(request.method()).toBe('PUT');
  expect(request.postDataJSON()).toEqual({ id, timePeriod, active: false, version });
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  await page.reload();
  await expect(list.switchOf(timePeriod)).not.toBeChecked();
});

test('flips back when the server fails (CAT-45, CAT-48)', async ({ page, api }) => {
  const { timePeriod } = await addPeriod(api, 505);
  await page.goto(`${periodPaths.list}?search=${timePeriod}`);
  const list = new TimePeriods(page);
  await page.route(`**${callPaths.updatePeriod}`, (route) => route.fulfill(failure(500)));
  await list.switchOf(timePeriod).click();
  await expect(page.getByRole('alert').getByText('Bir hata oluştu', { exact: true })).toBeVisible();
  await expect(list.switchOf(timePeriod)).toBeChecked();
});

for (const account of ['venue', 'report', 'applicant'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('goes home from every screen of the catalogue without a call (CAT-11, SHELL-37)', async ({ page }) => {
      const calls = recordCalls(page, callPaths.periods);
      for (const path of [periodPaths.list, periodPaths.add, periodPaths.edit(1)]) {
        await page.goto(path);
        await expect(page).toHaveURL('/dashboard');
        await expect(new Shell(page).heading).toBeVisible();
      }
      expect(calls).toHaveLength(0);
    });
  });
}
