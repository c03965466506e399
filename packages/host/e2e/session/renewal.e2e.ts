import { VenueList } from '../pages/VenueList';
import { callPaths, failure, recordCalls } from '../support/calls';
import { openScreen } from '../support/screens';
import { spoilAccessToken, stored } from '../support/session';
import { expect, test } from '../support/test';
import { openVenue } from '../support/venues';

test.use({ account: 'admin', refusals: [401] });

/** True until the page is loaded anew. */
const markPage = (page: VenueList['page']) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: VenueList['page']) => page.evaluate(() => 'marked' in window);

test('sends the token with every call of a signed-in user and none with the renewal (GEN-07)', async ({ page }) => {
  const calls = recordCalls(page, callPaths.venues);
  await new VenueList(page).open();
  const { accessToken } = await stored(page);
  expect(await calls[0]?.headerValue('authorization')).toBe(`Bearer ${accessToken}`);
});

test('renews once for all calls that are refused at the same time (SES-16, SES-19)', async ({ page }) => {
  // A call of the page before would be refused as well.
  await openScreen(page, '/dashboard');
  await page.waitForLoadState('networkidle');
  const before = await stored(page);
  await spoilAccessToken(page);
  const renewals = recordCalls(page, callPaths.refresh);
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 401 && refused.push(new URL(answer.url()).pathname));
  await new VenueList(page).open();
  await expect(page.getByRole('switch')).toHaveCount(10);
  expect(new Set(refused)).toEqual(new Set([callPaths.venues, callPaths.companies]));
  expect(renewals).toHaveLength(1);
  expect(renewals[0]?.method()).toBe('POST');
  expect(renewals[0]?.postDataJSON()).toEqual({ refreshToken: before.refreshToken });
});

test('stores both new tokens and leaves the rest as it was (SES-17, SES-20)', async ({ page }) => {
  const list = await new VenueList(page).open();
  const before = await stored(page);
  await spoilAccessToken(page);
  const spoilt = (await stored(page)).accessToken;
  let payload: { accessToken?: string; refreshToken?: string } = {};
  await page.route(`**${callPaths.refresh}`, async (route) => {
    const response = await route.fetch();
    ({ payload } = await response.json());
    await route.fulfill({ response });
  });
  const reloaded = page.waitForEvent('load');
  await list.goTo(2);
  await reloaded;
  expect(await stored(page)).toEqual({
    ...before,
    accessToken: payload.accessToken,
    refreshToken: payload.refreshToken,
  });
  expect(payload.accessToken).not.toBe(spoilt);
});

test('reloads the page once after a renewal and shows what was asked for (SES-21)', async ({ page }) => {
  const list = await new VenueList(page).open();
  await markPage(page);
  await spoilAccessToken(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const loaded = page.waitForEvent('load');
  await list.goTo(3);
  await loaded;
  await list.ready();
  await expect(page).toHaveURL('/dashboard/venues?page=3');
  await expect(list.pager.getByRole('button', { name: 'Sayfa 3', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await isMarked(page)).toBe(false);
  expect(loads).toBe(1);
});

test('lets a switch arrive without a second click, once, and does not reload over its message (SES-22)', async ({
  page,
  api,
}) => {
  const venue = await openVenue(api, 0);
  const list = await new VenueList(page).open(`?search=${venue.code}`);
  await markPage(page);
  await spoilAccessToken(page);
  const calls = recordCalls(page, callPaths.venueStatus);
  await list.switchOf(venue.venueName).click();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  await expect(list.switchOf(venue.venueName)).not.toBeChecked();
  expect(calls).toHaveLength(2);
  const keys = await Promise.all(calls.map((call) => call.headerValue('idempotency-key')));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(calls[1]?.postDataJSON()).toEqual({ venueId: venue.id, status: false });
  expect(await isMarked(page)).toBe(true);
  await api.put(callPaths.venueStatus, { venueId: venue.id, status: true });
});

test('renews once for a call that is refused again and ends the session then (SES-18)', async ({ page }) => {
  const list = await new VenueList(page).open();
  const renewals = recordCalls(page, callPaths.refresh);
  await page.route(`**${callPaths.venues}?*`, (route) => route.fulfill(failure(401, 'unauthorized')));
  await list.goTo(2);
  await expect(page).toHaveURL('/');
  expect(renewals).toHaveLength(1);
});

test('ends nothing when a renewal finds no server (D-06)', async ({ page }) => {
  const list = await new VenueList(page).open();
  await spoilAccessToken(page);
  await page.route(`**${callPaths.refresh}`, (route) => route.abort());
  await list.goTo(2);
  await expect(page.getByText('Kayıtlar yüklenemedi.')).toBeVisible();
  expect((await stored(page)).refreshToken).toBeTruthy();
  await page.unroute(`**${callPaths.refresh}`);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(list.rows).toHaveCount(10);
  await expect(page).toHaveURL('/dashboard/venues?page=2');
});
