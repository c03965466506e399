import type { VenueRow } from '@telve/api';
import { VenueList } from '../pages/VenueList';
import { callPaths, failure, recordCalls } from '../support/calls';
import { expect, test } from '../support/test';
import { busyVenue, comingSoonVenue, findVenues, holidayVenue, openVenue } from '../support/venues';

test.use({ account: 'admin', refusals: [404, 500] });

const saved = 'Güncelleme işlemi başarılıdır';

const stateOf = async (api: Parameters<typeof findVenues>[0], { id }: VenueRow) =>
  (await findVenues(api, (venue) => venue.id === id))[0];

test('turns a venue passive and active again and keeps it over a reload (VEN-86, VEN-102, VEN-137)', async ({
  page,
  api,
}) => {
  const venue = await openVenue(api, 1);
  const list = await new VenueList(page).open(`?search=${venue.code}`);
  const active = list.switchOf(venue.venueName);
  const [request] = await Promise.all([page.waitForRequest(`**${callPaths.venueStatus}`), active.click()]);
  expect(request.method()).toBe('PUT');
  expect(request.headers()['content-type']).toContain('application/json');
  expect(request.postDataJSON()).toEqual({ venueId: venue.id, status: false });
  await expect(page.getByRole('status').getByText(saved)).toBeVisible();
  await expect(list.row(venue.venueName)).toContainText('Pasif');
  await page.reload();
  await expect(active).not.toBeChecked();
  await active.click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(active).toBeChecked();
  await expect(active).toBeFocused();
});

test('turns busy and holiday off with a passive venue (VEN-89)', async ({ page, api }) => {
  for (const [venue, mark] of [
    [await busyVenue(api, 0), 'Yoğun'],
    [await holidayVenue(api, 0), 'Tatil'],
  ] as const) {
    const list = await new VenueList(page).open(`?search=${venue.code}`);
    await expect(list.row(venue.venueName)).toContainText(mark);
    await list.switchOf(venue.venueName).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(list.row(venue.venueName)).not.toContainText(mark);
    expect(await stateOf(api, venue)).toMatchObject({ isOpen: false, isBusy: false, isFree: false });
  }
});

test('asks before a coming-soon venue becomes active; İptal changes nothing, Devam activates (VEN-88, VEN-90, VEN-91)', async ({
  page,
  api,
}) => {
  const venue = await comingSoonVenue(api, 0);
  const list = await new VenueList(page).open(`?search=${venue.code}`);
  const calls = recordCalls(page, callPaths.venueStatus);
  const active = list.switchOf(venue.venueName);
  const dialog = page.getByRole('alertdialog', { name: 'Uyarı' });
  await expect(list.row(venue.venueName)).toContainText('Yakında');

  await active.click();
  await expect(dialog).toContainText('Mağazayı aktif etmek üzeresiniz.');
  await expect(dialog.getByRole('button', { name: 'İptal' })).toBeFocused();
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog).toBeHidden();
  await expect(active).not.toBeChecked();
  await expect(active).toBeFocused();
  await active.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(calls).toHaveLength(0);
  expect((await stateOf(api, venue))?.isComingSoon).toBe(true);

  await active.click();
  await dialog.getByRole('button', { name: 'Devam' }).click();
  await expect(active).toBeChecked();
  await expect(page.getByText(saved)).toBeVisible();
  expect(await stateOf(api, venue)).toMatchObject({ isOpen: true, isComingSoon: false });
});

test('flips back and says "Bir hata oluştu" when the server fails (VEN-150)', async ({ page, api }) => {
  const venue = await openVenue(api, 2);
  const list = await new VenueList(page).open(`?search=${venue.code}`);
  await page.route(`**${callPaths.venueStatus}`, (route) => route.fulfill(failure(500)));
  await list.switchOf(venue.venueName).click();
  await expect(page.getByRole('alert').getByText('Bir hata oluştu', { exact: true })).toBeVisible();
  await expect(list.switchOf(venue.venueName)).toBeChecked();
  await expect(list.row(venue.venueName)).toContainText('Aktif');
  await page.getByRole('button', { name: 'Bildirimi kapat' }).click();
  await expect(page.getByRole('alert').getByText('Bir hata oluştu')).toHaveCount(0);
});

test('shows the change at once and takes no second press while it is being saved (VEN-102)', async ({ page, api }) => {
  const venue = await openVenue(api, 3);
  const list = await new VenueList(page).open(`?search=${venue.code}`);
  const calls = recordCalls(page, callPaths.venueStatus);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${callPaths.venueStatus}`, async (route) => {
    await held;
    await route.fulfill(failure(500));
  });
  const active = list.switchOf(venue.venueName);
  await active.click();
  await expect(active).not.toBeChecked();
  await expect(active).toHaveAttribute('aria-busy', 'true');
  await active.click();
  release();
  await expect(active).toBeChecked();
  expect(calls).toHaveLength(1);
});
