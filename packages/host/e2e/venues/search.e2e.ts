import { VenueList } from '../pages/VenueList';
import { callPaths, queryOf, recordCalls } from '../support/calls';
import { expectEveryRow } from '../support/rows';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

test('starts at two typed characters, with one call (LIST-05, VEN-07)', async ({ page }) => {
  await page.clock.install();
  const list = await new VenueList(page).open();
  const calls = recordCalls(page, callPaths.venues);
  await list.search.pressSequentially('ç');
  await page.clock.runFor(5000);
  expect(calls).toHaveLength(0);
  await list.search.pressSequentially('ı');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(`/dashboard/venues?page=1&search=${encodeURIComponent('çı')}`);
  await expectEveryRow(list.rows, /[çc][ıi]/i);
  expect(calls.map(queryOf)).toEqual([{ page: '1', size: '10', search: 'çı' }]);
});

test('shows all again once when the box is cleared (LIST-06)', async ({ page }) => {
  const list = await new VenueList(page).open('?page=2&search=kahve');
  await expect(list.search).toHaveValue('kahve');
  const calls = recordCalls(page, callPaths.venues);
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(page).toHaveURL('/dashboard/venues?page=1');
  await list.ready();
  await expect(list.search).toHaveValue('');
  expect(calls.map(queryOf)).toEqual([{ page: '1', size: '10' }]);
});

test('makes no call while the text shrinks to one character (D-17)', async ({ page }) => {
  await page.clock.install();
  const list = await new VenueList(page).open('?search=ka');
  const calls = recordCalls(page, callPaths.venues);
  await list.search.press('End');
  await list.search.press('Backspace');
  await page.clock.runFor(5000);
  expect(calls).toHaveLength(0);
});

test('goes back to page 1 (LIST-07)', async ({ page }) => {
  const list = await new VenueList(page).open('?page=3');
  await list.search.fill('kahve');
  await expect(page).toHaveURL('/dashboard/venues?page=1&search=kahve');
});

for (const [typed, others] of [
  ['ığdır', ['IĞDIR', 'Iğdır', 'igdir']],
  ['ince', ['İNCE', 'İnce', 'INCE']],
  ['şekersiz', ['ŞEKERSİZ', 'sekersiz']],
] as const) {
  test(`finds “${typed}” however it is written (D-29)`, async ({ page, api }) => {
    const list = await new VenueList(page).open(`?search=${encodeURIComponent(typed)}`);
    // Codes alone: other tests switch venues meanwhile.
    const codes = async () => (await list.rows.allInnerTexts()).map((row) => /TLV-\d+/.exec(row)?.[0]);
    const found = await codes();
    const count = async (search: string) =>
      (await api.get<{ totalCount: number }>(callPaths.venues, { page: 1, size: 10, search })).totalCount;
    expect(await count(typed)).toBeGreaterThan(0);
    for (const other of others) {
      await list.search.fill(other);
      await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(other)}`));
      await list.ready();
      expect(await codes(), other).toEqual(found);
      expect(await count(other)).toBe(await count(typed));
    }
  });
}

test('finds a code, and takes % and _ as they are (D-91)', async ({ page }) => {
  const list = await new VenueList(page).open('?search=tlv-0042');
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows).toContainText('TLV-0042');
  await list.search.fill('%_');
  await expect(page.getByRole('heading', { name: 'Mağaza bulunamadı' })).toBeVisible();
  await expect(page.getByText('“%_” için sonuç yok.')).toBeVisible();
});

test('never shows an older answer over a newer one', async ({ page }) => {
  const list = await new VenueList(page).open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search=kahve/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await list.search.fill('kahve');
  await expect(page).toHaveURL(/search=kahve/);
  await list.search.fill('tlv-0042');
  await expect(list.rows).toHaveCount(1);
  release();
  await list.search.fill('tlv-0043');
  await expect(list.rows).toContainText('TLV-0043');
  await expect(list.rows).toHaveCount(1);
});

test('clears search and filters together and leaves the focus in the search box', async ({ page }) => {
  const list = await new VenueList(page).open('?search=zzzz&isActive=false');
  await page.getByRole('table').getByRole('button', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/dashboard/venues?page=1');
  await expect(list.search).toBeFocused();
  await expect(list.rows).toHaveCount(10);
});
