import type { Page as Tab } from '@playwright/test';
import type { MerchantUserRow, Page, VenueRow } from '@telve/api';
import { callPaths, failure } from '../support/calls';
import type { PanelApi } from '../support/panelApi';
import { expect, test } from '../support/test';
import { findVenues } from '../support/venues';

const ownCompany = 'Üç Çınar Kahve';

/** Opens the palette over the home page and types a search. */
const search = async (page: Tab, query: string) => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Ara veya git' }).fill(query);
};

/** Names that the demo has: two venues and a merchant-app user. */
const samples = async (api: PanelApi) => {
  const venues = await api.get<Page<VenueRow>>(callPaths.venues, { size: 100 });
  const users = await api.get<Page<MerchantUserRow>>(callPaths.merchantUsers, { size: 1 });
  const [first, second] = [...new Set(venues.items.map(({ venueName }) => venueName))];
  return { venue: first ?? '', another: second ?? '', user: users.items[0]?.email ?? '' };
};

const records = (page: Tab, group: string) => page.getByRole('group', { name: group }).getByRole('option');

test.describe('the palette of staff', () => {
  test.use({ account: 'admin' });

  test('finds records of three features and leads to one of them', async ({ page, api }) => {
    const { venue, user } = await samples(api);
    await search(page, venue);
    await expect(records(page, 'Mağazalar').first()).toContainText(venue);
    await page.getByRole('combobox', { name: 'Ara veya git' }).fill(user);
    await expect(records(page, 'Mağaza kullanıcıları').first()).toContainText(user);
    await page.getByRole('combobox', { name: 'Ara veya git' }).fill('telve.example');
    const users = records(page, 'Panel kullanıcıları');
    await expect(users.first()).toBeVisible();
    await users.first().click();
    await expect(page).toHaveURL(/\/dashboard\/users\/panelUser\/\d+$/);
  });

  test('opens a record in a new tab with Ctrl and Enter and stays where it is', async ({ page, context }) => {
    await search(page, 'telve.example');
    await records(page, 'Panel kullanıcıları').first().waitFor();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await expect(tab).toHaveURL(/\/dashboard\/users\//);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('drops the answer for an older search that comes late', async ({ page, api }) => {
    const { venue, another } = await samples(api);
    const held: (() => void)[] = [];
    await page.route(`**${callPaths.venues}*`, async (route) => {
      const query = new URL(route.request().url()).searchParams.get('search');
      if (query === venue) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => {});
    });
    await search(page, venue);
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('combobox', { name: 'Ara veya git' }).fill(another);
    await expect(records(page, 'Mağazalar').first()).toContainText(another);
    const shown = await records(page, 'Mağazalar').allTextContents();
    for (const release of held) release();
    await page.getByRole('combobox', { name: 'Ara veya git' }).press('End');
    expect(await records(page, 'Mağazalar').allTextContents()).toEqual(shown);
  });
});

test.describe('the palette where one kind of records cannot be read', () => {
  test.use({ account: 'admin', refusals: [500] });

  test('shows the others, says which failed, and searches it again on demand', async ({ page, api }) => {
    const { user } = await samples(api);
    let broken = true;
    await page.route(`**${callPaths.venues}*`, (route) => (broken ? route.fulfill(failure(500)) : route.continue()));
    await search(page, user);
    await expect(records(page, 'Mağaza kullanıcıları').first()).toBeVisible();
    const again = page.getByRole('option', { name: 'Kayıtlar aranamadı. Yeniden dene' });
    await expect(again).toBeVisible();
    broken = false;
    await again.click();
    await expect(again).toBeHidden();
  });
});

test.describe('the palette of one company', () => {
  test.use({ account: 'venue' });

  test('finds the venues of the own company alone', async ({ page, api }) => {
    const others = await findVenues(api, ({ companyName }) => companyName !== ownCompany);
    expect(others.length).toBeGreaterThan(0);
    await search(page, others[0]?.venueName ?? '');
    await expect(page.getByRole('option', { name: 'Mağazalar içinde' })).toBeVisible();
    await expect(records(page, 'Mağazalar')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Ara veya git' }).fill('çınar');
    await expect(records(page, 'Mağazalar').first()).toBeVisible();
  });
});
