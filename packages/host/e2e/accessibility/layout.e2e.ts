import type { Page } from '@playwright/test';
import { openScreen, screens, settled } from '../support/screens';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** WCAG 1.4.12, as a style sheet that the page's policy does not stop. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

for (const { account, pages } of screens) {
  test.describe(`signed in as ${account ?? 'nobody'}`, () => {
    test.use({ account });

    test('no page scrolls sideways at 320 px, nor with wider text spacing', async ({ page }) => {
      for (const { path } of pages) {
        await page.setViewportSize({ width: 320, height: 568 });
        await openScreen(page, path);
        expect(await overflow(page), `${path} at 320 px`).toBe(0);
        await spaceText(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await overflow(page), `${path} with text spacing`).toBe(0);
      }
    });

    test('every target is 24 by 24 px or stands free (WCAG 2.5.8)', async ({ page }) => {
      for (const { path } of pages) {
        await openScreen(page, path);
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 900 });
          await settled(page);
          expect(await smallTargets(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}
