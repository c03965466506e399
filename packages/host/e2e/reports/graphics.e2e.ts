import type { Locator } from '@playwright/test';
import { addDays, today } from '../../../locale/src/index';
import { queryOf, recordCalls } from '../support/calls';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const path = '/dashboard/reports/graphics';

/**
 * Waits until a chart is drawn on a page that was just opened. The page, its figures and the code that draws come one after
 * another: on a busy machine that is more than what one step of a test usually takes.
 */
const expectDrawn = (chart: Locator) => expect(chart.getByRole('img')).toBeVisible({ timeout: 30_000 });

test('the graphics follow their range, and Back goes to the former one (REP-03, REP-37, REP-46)', async ({ page }) => {
  const calls = recordCalls(page, '/api/panel/report/graphics');
  await page.goto(path);
  await expectDrawn(page.getByRole('region', { name: 'Sipariş tipi' }));
  await page.getByText('7 gün', { exact: true }).click();
  const asSent = (day: string) => day.split('-').reverse().join('-');
  const week = { startDate: asSent(addDays(today(), -6)), endDate: asSent(today()) };
  await expect.poll(() => calls.map(queryOf)).toContainEqual(week);
  await expect(page).toHaveURL(/startDate=/);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('radio', { name: 'Bu ay' })).toBeChecked();
});

test('a bar leads to its orders by the keyboard, and Back to the graphics', async ({ page }) => {
  await page.goto(`${path}?startDate=${addDays(today(), -6)}`);
  const chart = page.getByRole('region', { name: 'Mağazalar' });
  const bar = chart.locator('[tabindex="0"]').first();
  await expectDrawn(chart);
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/reports\/orders\?.*venueId=\d+/);
  await expect(page.getByRole('button', { name: /^Mağaza: .* filtresini kaldır$/ })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}\\?startDate=`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grafikler');
});

test('a drawing that cannot be loaded says so, has its table, and can be asked for again', async ({ page }) => {
  const drawings = '**/assets/drawings-*.js';
  await page.route(drawings, (route) => route.abort('aborted'));
  await page.goto(path);
  const chart = page.getByRole('region', { name: 'Sipariş tipi' });
  await expect(chart.getByRole('alert')).toHaveText('Grafik çizilemedi; değerler tabloda.', { timeout: 30_000 });
  await expect(chart.getByRole('table')).toBeAttached();
  await page.unroute(drawings);
  await chart.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(chart.getByRole('img')).toBeVisible();
});
