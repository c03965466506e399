import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { buildHost, hostDist } from '../../../scripts/lib/host.mjs';

// The JavaScript that a cold browser loads by itself, gzip: for the sign-in page until nothing more comes, and for a
// signed-in visit to the venue list with a row on screen. Ends with 1 over a limit. No database: the API is a stand-in.

/** KiB */
const limits = { signIn: 115, venueRow: 190 };

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const row = {
  ...{ id: 1, venueName: 'Kırık Fincan Moda', code: 'KF-0001', url: null, version: 1 },
  ...{ companyId: 1, companyName: 'Kırık Fincan', companyIsActive: true, hasPlusPackage: true },
  ...{ cityId: 34, cityName: 'İstanbul', districtId: 1, districtName: 'Kadıköy' },
  ...{ isOpen: true, isComingSoon: false, isBusy: false, busyEndTime: null, isFree: false, freeEndDate: null },
};

/** Answers as the API does: the venue list with one row, every lookup without one. */
const answer = (path) => ({
  processStatus: 'Success',
  payload: path.endsWith('/venue-list') ? { items: [row], totalCount: 1, totalPages: 1 } : [],
});

const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://host').pathname;
  if (path.startsWith('/api/')) {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer(path)));
    return;
  }
  const file = extname(path) ? path : '/index.html';
  const body = await readFile(join(hostDist, file)).catch(() => null);
  response
    .writeHead(body ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    .end(body);
});

const segment = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${segment({ alg: 'none' })}.${segment({ id: 1, roleName: 'PanelUser', exp: Date.now() / 1000 + 3600 })}.x`;
const signedIn = {
  accessToken: token,
  refreshToken: 'x',
  nameSurname: 'Nehir Saraçgil',
  email: 'nehir@telve.example',
  userRoles: '["PanelUser"]',
};

/** Opens an address with an empty cache; what was loaded when the element is there and nothing more comes. */
async function load(browser, address, selector, storage = {}) {
  const context = await browser.newContext();
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const scripts = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    scripts.map(async (one) => [
      new URL(one.url()).pathname.replace('/assets/', ''),
      gzipSync(await one.body(), { level: 9 }).length / 1024,
    ]),
  );
  await context.close();
  return sizes;
}

const report = (name, sizes, limit) => {
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  console.log(`${name}: ${sum.toFixed(1)} KiB in ${sizes.length} files, at most ${limit}`);
  for (const [file, size] of sizes) console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`);
  return sum > 0 && sum <= limit;
};

await buildHost();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const results = [
  report('sign-in field', await load(browser, `${origin}/`, 'form input'), limits.signIn),
  report(
    'first venue row',
    await load(browser, `${origin}/dashboard/venues`, 'tbody [role="switch"]', signedIn),
    limits.venueRow,
  ),
];
await browser.close();
server.close();
process.exit(results.every(Boolean) ? 0 : 1);
