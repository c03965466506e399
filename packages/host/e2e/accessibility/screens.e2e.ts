import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { openScreen, type Screen, screens, settled } from '../support/screens';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';
import { englishWords } from '../support/words';

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };
const narrowest = { width: 320, height: 568 };

// Pages with many records take their time on a busy machine.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const suffix = ' · Telve';

/** The window is called by its page, or by the record that the page's heading names. */
const expectTitle = async (page: Page, title: string | null): Promise<void> => {
  if (title !== null) return expect(page).toHaveTitle(`${title}${suffix}`);
  await expect(page).not.toHaveTitle(/düzenle|Başvuru/);
  const name = (await page.title()).slice(0, -suffix.length);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
};

const expectLandmarks = async (page: Page, { account, title }: Screen & { account: AccountName | null }) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expectTitle(page, title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  const frame = account === null ? 0 : 1;
  await expect(page.getByRole('banner')).toHaveCount(frame);
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(frame);
};

const resize = async (page: Page, size: typeof wide): Promise<void> => {
  await page.setViewportSize(size);
  await settled(page);
};

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

    for (const screen of pages) {
      const name = `${screen.title ?? 'a record'} (${screen.path})`;

      test(`${name} is Turkish, has its landmarks and nothing that axe objects to, wide and light, narrow and dark, and fits at 320 px (GEN-06, GEN-21)`, async ({
        page,
      }) => {
        await openScreen(page, screen.path);
        // Nobody is led away from a page of the own role.
        expect(new URL(page.url()).pathname).toBe(screen.path);
        await expectLandmarks(page, { ...screen, account });
        expect(await englishWords(page), 'English words').toEqual([]);
        // Colours do not hang on the width, nor structure on colours: two looks see either width and either scheme.
        for (const { size, colorScheme } of [
          { size: wide, colorScheme: 'light' },
          { size: narrow, colorScheme: 'dark' },
        ] as const) {
          await resize(page, size);
          await page.emulateMedia({ colorScheme });
          expect.soft(await smallTargets(page), `targets below 24 px at ${size.width} (WCAG 2.5.8)`).toEqual([]);
          await expectAccessible(page, `${colorScheme} ${size.width}`);
        }
        await resize(page, narrowest);
        expect.soft(await overflow(page), 'scrolls sideways at 320 px').toBe(0);
        await spaceText(page);
        await resize(page, { width: 1280, height: 800 });
        expect.soft(await overflow(page), 'scrolls sideways with text spacing (WCAG 1.4.12)').toBe(0);
      });
    }
  });
}
