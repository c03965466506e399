import { fillIn, handIn } from './lib/handIn.mjs';
import { expect, period, test } from './lib/test.mjs';

/** Class names and the look of what the server rendered. */
const rendered = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#first *')].map((element) => {
      const { display, color, fontSize, padding, width } = getComputedStyle(element);
      return [
        element.localName,
        element.getAttribute('class'),
        element.id,
        display,
        color,
        fontSize,
        padding,
        width,
      ].join(' ');
    }),
  );

/** What of a screen answers only once React has taken over, where the focus goes then, and how it goes on. */
const screens = [
  {
    screen: 'list',
    field: (page) => page.getByRole('searchbox', { name: 'Süre' }),
    leave: (page) => page.getByRole('heading', { name: 'Sipariş süreleri' }).click(),
    goOn: async (page) => {
      await expect(period(page, 5)).toBeVisible();
      await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
      await expect(period(page, 55)).toBeVisible();
    },
  },
  {
    screen: 'application',
    field: (page) => page.getByRole('textbox', { name: 'Mağaza adı' }),
    // A field that is left empty says so: the focus stays.
    leave: () => {},
    goOn: async (page) => {
      await fillIn(page, 'elif@kirikfincan.example');
      await handIn(page, () => '012345');
    },
  },
];

for (const { screen, field, leave, goOn } of screens) {
  for (const build of ['mjs', 'cjs']) {
    test(`the ${screen} that a server rendered from the ${build} build is taken over by a bundle of another load order`, async ({
      page,
      embedder,
    }) => {
      await embedder.open(`hydrate?build=${build}&screen=${screen}`);
      expect(await page.evaluate(() => window.embedder.loadedFirst)).toBe(6);
      const before = await rendered(page);
      expect(before.length).toBeGreaterThan(50);
      await page.evaluate(() => window.embedder.hydrate());
      await field(page).fill('1');
      await expect(field(page)).toHaveValue('1');
      await field(page).fill('');
      await leave(page);
      expect(await rendered(page)).toEqual(before);

      await page.evaluate(() => window.embedder.release());
      await goOn(page);
      expect(await page.evaluate(() => window.embedder.recovered)).toEqual([]);
    });
  }
}
