import { ownStyles } from './lib/ownStyles.mjs';
import { expect, test } from './lib/test.mjs';

test('an element shows a report in a page without React that has loud rules, and leaves nothing behind', async ({
  page,
  complaints,
}) => {
  await page.goto('report');
  await page.waitForFunction(() => 'embedder' in window);
  const before = await ownStyles(page);
  await page.evaluate(() => window.embedder.show());
  const report = page.getByRole('region', { name: /^Sipariş tipi/ }).first();
  await expect(report.getByRole('img', { name: /grafiği$/ })).toBeVisible();
  await expect(report.getByRole('rowheader').first()).toHaveCSS('text-transform', 'none');
  expect(await ownStyles(page)).toEqual(before);
  await page.evaluate(() => window.embedder.leave());
  await expect(page.locator('.telve-root')).toHaveCount(0);
  expect(await ownStyles(page)).toEqual(before);
  expect(complaints).toEqual([]);
});
