import { VenueList } from '../pages/VenueList';
import { callPaths, queryOf, recordCalls } from '../support/calls';
import { expectEveryRow } from '../support/rows';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const plain = { page: '1', size: '10' };

test('narrows to active or passive venues (VEN-08)', async ({ page }) => {
  const list = await new VenueList(page).open('?page=2');
  const calls = recordCalls(page, callPaths.venues);
  await list.choose('Durum', 'Aktif');
  await expect(page).toHaveURL('/dashboard/venues?page=1&isActive=true');
  await list.ready();
  for (const one of await page.getByRole('switch').all()) await expect(one).toBeChecked();
  await list.choose('Durum', 'Pasif');
  await expect(page).toHaveURL('/dashboard/venues?page=1&isActive=false');
  await list.ready();
  for (const one of await page.getByRole('switch').all()) await expect(one).not.toBeChecked();
  await list.choose('Durum', 'Tümü');
  await expect(page).toHaveURL('/dashboard/venues?page=1');
  expect(calls.map(queryOf).slice(0, 2)).toEqual([
    { ...plain, isActive: 'true' },
    { ...plain, isActive: 'false' },
  ]);
});

test('narrows to a city and then to a district of it (VEN-09, VEN-10, VEN-135, VEN-136)', async ({ page }) => {
  const cities = recordCalls(page, callPaths.cities);
  const districts = recordCalls(page, callPaths.districts);
  const list = await new VenueList(page).open();
  expect(cities).toHaveLength(1);
  await expect(list.filter('İlçe')).toBeDisabled();
  await list.choose('Şehir', 'İzmir');
  await expect(page).toHaveURL('/dashboard/venues?page=1&cityId=35');
  await list.ready();
  await expectEveryRow(list.rows, /İzmir \/ /);
  const district = /İzmir \/ (\S+?)Basic/.exec((await list.rows.first().textContent()) ?? '')?.[1] ?? '';
  await list.choose('İlçe', district);
  expect(districts.map(queryOf)).toEqual([{ cityId: '35' }]);
  await expect(page).toHaveURL(/cityId=35&districtId=\d+/);
  await list.ready();
  await expectEveryRow(list.rows, new RegExp(`İzmir / ${district}`));
});

test('takes the district away with its city and says so (VEN-10)', async ({ page }) => {
  const list = await new VenueList(page).open();
  await list.choose('Şehir', 'İzmir');
  await list.choose('İlçe', 'Konak');
  await expect(page).toHaveURL(/districtId=/);
  await list.choose('Şehir', 'Ankara');
  await expect(page).toHaveURL('/dashboard/venues?page=1&cityId=6');
  await expect(page.getByText('Şehir değiştiği için ilçe filtresi kaldırıldı.')).toBeVisible();
});

test('finds a city by typing, in Turkish order (VEN-09)', async ({ page }) => {
  const list = await new VenueList(page).open();
  await list.filter('Şehir').click();
  const options = page.getByRole('listbox', { name: 'Şehir' }).getByRole('option');
  const names = (await options.allInnerTexts()).slice(1);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'tr')));
  expect(names).toHaveLength(81);
  await page.getByRole('combobox', { name: 'Şehir' }).fill('ığdı');
  await expect(options).toHaveText(['Iğdır']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/venues?page=1&cityId=76');
  await expect(list.filter('Şehir')).toHaveText(/Iğdır/);
  await expect(list.filter('Şehir')).toBeFocused();
});

test('narrows to a company and to a plan (VEN-11, VEN-12)', async ({ page }) => {
  const list = await new VenueList(page).open();
  await list.choose('İş yeri', 'Köşe Başı');
  await list.ready();
  await expectEveryRow(list.rows, /Köşe Başı/);
  const calls = recordCalls(page, callPaths.venues);
  await list.choose('Plan', 'Basic');
  await expect(page).toHaveURL(/companyId=\d+&hasPlusPackage=false/);
  await list.ready();
  await expectEveryRow(list.rows, /^(?!.*Plus)/s);
  expect(queryOf(calls[0])).toMatchObject({ hasPlusPackage: 'false' });
});

test('sends all filters together and keeps them over a reload (VEN-129)', async ({ page }) => {
  const query = 'page=1&search=kah&isActive=true&cityId=34&districtId=34013&companyId=1&hasPlusPackage=true';
  const list = new VenueList(page);
  const calls = recordCalls(page, callPaths.venues);
  await page.goto(`/dashboard/venues?${query}`);
  await expect(list.filter('Şehir')).toHaveText(/İstanbul/);
  expect(queryOf(calls[0])).toEqual({ ...Object.fromEntries(new URLSearchParams(query)), size: '10' });
  await page.reload();
  await expect(list.filter('Şehir')).toHaveText(/İstanbul/);
  await expect(page).toHaveURL(`/dashboard/venues?${query}`);
});

test('offers the filters in a sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new VenueList(page).open();
  await page.getByRole('button', { name: 'Filtreler' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtreler' })).toBeFocused();
});
