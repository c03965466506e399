import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { openScreen, screens, settled } from '../support/screens';
import { expect, test } from '../support/test';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const suffix = ' · Telve';

/** The window is called by its page, or by the record that the page's heading names. */
const expectTitle = async (page: Page, title: string | null): Promise<void> => {
  if (title !== null) return expect(page).toHaveTitle(`${title}${suffix}`);
  await expect(page).not.toHaveTitle(/düzenle|Başvuru/);
  const name = (await page.title()).slice(0, -suffix.length);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
};

for (const { account, pages } of screens) {
  test.describe(`signed in as ${account ?? 'nobody'}`, () => {
    test.use({ account });

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const { path, title } of pages) {
        test(`${title} (${path}) has nothing that axe objects to, ${colorScheme}, wide and narrow`, async ({
          page,
        }) => {
          await page.emulateMedia({ colorScheme });
          await openScreen(page, path);
          for (const size of sizes) {
            await page.setViewportSize(size);
            await settled(page);
            await expectAccessible(page, `${path} ${colorScheme} ${size.width}`);
          }
        });
      }
    }

    test('every page has lang tr, one h1, its landmarks and a title of its own (GEN-06)', async ({ page }) => {
      for (const { path, title } of pages) {
        await openScreen(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
        await expectTitle(page, title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toHaveCount(1);
        if (account !== null) {
          await expect(page.getByRole('banner')).toHaveCount(1);
          await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(1);
        }
      }
    });
  });
}
