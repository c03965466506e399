import { addressesOf } from './lib/apps.mjs';
import { ownStyles } from './lib/ownStyles.mjs';
import { expect, test } from './lib/test.mjs';

const { api } = addressesOf(Number(process.env.SMOKE_PORT));
const title = 'Sipariş tipi, son 7 gün';

/** Everything of the page but the widget. */
const own = '.fin-top, .fin-top *, #content, #content > h1, #content > p, .fin-side, .fin-side *';

test('a page of others has title, summary and table of a report in its server’s answer', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain(title);
  expect(html).toContain('Uzaktan sipariş');
  expect(html.match(/<tr>/g)?.length).toBeGreaterThanOrEqual(8);
  expect(html).not.toMatch(/ style="/);
});

test('React takes the report over without a word, draws it, and the page stays as it was', async ({
  page,
  complaints,
}) => {
  let goOn;
  const held = new Promise((resolve) => {
    goOn = resolve;
  });
  await page.addInitScript(() => localStorage.setItem('page', 'its own'));
  await page.route('**/app/browser.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const report = page.getByRole('region', { name: title });
  await expect(report.getByRole('rowheader')).toHaveCount(7);
  const before = await ownStyles(page, own);
  expect(before.length).toBeGreaterThan(12);

  goOn();
  await expect(report.getByRole('img', { name: title })).toBeVisible();
  expect(await ownStyles(page, own)).toEqual(before);
  await report.getByRole('button', { name: `Grafik seçenekleri: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Tabloyu gizle' }).click();
  await expect(report.getByRole('region')).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ page: 'its own' });
  expect(complaints).toEqual([]);
});

test('the token of the page reads reports and nothing else', async ({ request }) => {
  const { token, expiresAt } = await (await request.get('/widget-token')).json();
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  const read = async (path) =>
    (await request.get(`${api}/api/panel/${path}`, { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await read('report/graphics')).toBe(200);
  expect(await read('report/venues')).toBe(200);
  expect(await read('venue/venue-list')).toBe(403);
  expect(await read('report/venues/export')).toBe(403);
});
