import type { Page as Rows, Venue, VenueRow } from '@telve/api';
import { Shell } from '../pages/Shell';
import { VenueList } from '../pages/VenueList';
import { callPaths } from '../support/calls';
import { press, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';
import { sketchOf, storedOf } from './sketch';
import { VenueByKeyboard } from './VenueByKeyboard';

test.use({ account: 'admin' });

test('a venue with every kind of input is added by keyboard alone, found in the list and opened again (VEN-27 to VEN-44, VEN-103, GEN-03)', async ({
  page,
  api,
}, { retry }) => {
  const sketch = sketchOf(`Klavye Kahve ${retry + 1}`);
  await page.goto('/dashboard');
  await press(page, new Shell(page).menu.getByRole('link', { name: 'Mağazalar' }));
  const list = new VenueList(page);
  await list.ready();
  await press(page, page.getByRole('link', { name: 'Mağaza ekle' }));
  await expect(page).toHaveURL('/dashboard/venue');

  const form = new VenueByKeyboard(page);
  await form.fillGeneral(sketch);
  await form.markComingSoon();
  await form.fillPlace(sketch);
  await form.addExecutives(sketch);
  await form.fillHours(sketch);
  await form.chooseCoffees(sketch);
  await form.addImages(sketch);
  await form.add();

  const { items } = await api.get<Rows<VenueRow>>(callPaths.venues, { search: sketch.name });
  const stored = await api.get<Venue>(`/api/panel/venue/detail/${items[0]?.id}`);
  expect(stored).toMatchObject(storedOf(sketch));
  expect(stored.images).toHaveLength(sketch.images.length);
  expect(stored.mapImage).toMatch(/^\/media\//);

  await tabTo(page, list.search);
  await page.keyboard.type(sketch.name);
  await expect(list.rows).toHaveCount(1);
  await expect(list.row(sketch.name).getByText('Yakında')).toBeVisible();
  await press(page, list.row(sketch.name).getByRole('link', { name: `Düzenle: ${sketch.name}` }));
  await expect(page).toHaveURL(`/dashboard/venue/${stored.id}`);
  await form.shows(sketch);
});
