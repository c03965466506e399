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

for (const build of ['mjs', 'cjs']) {
  test(`what a server rendered from the ${build} build is taken over by a bundle of another load order`, async ({
    page,
    embedder,
  }) => {
    await embedder.open(`hydrate?build=${build}`);
    expect(await page.evaluate(() => window.embedder.loadedFirst)).toBe(6);
    const before = await rendered(page);
    expect(before.length).toBeGreaterThan(50);
    await page.evaluate(() => window.embedder.hydrate());
    // Focus and typing are only answered once React has taken over.
    await page.getByRole('searchbox', { name: 'Süre' }).fill('1');
    await expect(page.getByRole('searchbox', { name: 'Süre' })).toHaveValue('1');
    await page.getByRole('searchbox', { name: 'Süre' }).fill('');
    await page.getByRole('heading', { name: 'Sipariş süreleri' }).click();
    expect(await rendered(page)).toEqual(before);

    await page.evaluate(() => window.embedder.release());
    await expect(period(page, 5)).toBeVisible();
    await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
    await expect(period(page, 55)).toBeVisible();
    expect(await page.evaluate(() => window.embedder.recovered)).toEqual([]);
  });
}
