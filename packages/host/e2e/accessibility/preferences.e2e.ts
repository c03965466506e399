import type { Locator, Page } from '@playwright/test';
import { Shell } from '../pages/Shell';
import { periodPaths, TimePeriods } from '../pages/TimePeriods';
import { VenueList } from '../pages/VenueList';
import { accounts } from '../support/accounts';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const picture = async (element: Locator) => (await element.screenshot({ animations: 'disabled' })).toString('base64');

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('switches, the current entry and the focus can be told apart', async ({ page }) => {
    await page.goto(periodPaths.add);
    const form = new TimePeriods(page);
    const on = await picture(form.active);
    await form.active.click();
    await form.minutes.focus();
    expect(await picture(form.active)).not.toBe(on);

    const field = form.minutes.locator('..');
    const focused = await picture(field);
    await form.active.focus();
    expect(await picture(field)).not.toBe(focused);

    const current = new Shell(page).menu.locator('[aria-current=page]');
    const { borderTopWidth, outlineWidth, backgroundColor } = await current.evaluate((link) => {
      const {
        borderTopWidth: border,
        outlineStyle,
        outlineWidth: outline,
        backgroundColor: ground,
      } = getComputedStyle(link);
      return {
        borderTopWidth: Number.parseFloat(border),
        outlineWidth: outlineStyle === 'none' ? 0 : Number.parseFloat(outline),
        backgroundColor: ground,
      };
    });
    const other = await new Shell(page).menu
      .locator('a:not([aria-current])')
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(borderTopWidth > 0 || outlineWidth > 0 || backgroundColor !== other).toBe(true);
  });
});

test.describe('in forced colours, after a form was refused', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the border of a wrong field differs from that of a good one', async ({ page }) => {
    await page.goto(periodPaths.add);
    const form = new TimePeriods(page);
    const border = () =>
      form.minutes.locator('..').evaluate((box) => {
        const { borderWidth, borderStyle, outlineStyle } = getComputedStyle(box);
        return { borderWidth, borderStyle, outlineStyle };
      });
    await form.active.focus();
    const good = await border();
    await form.save('Ekle').click();
    await form.invalid.getByRole('link').click();
    await form.active.focus();
    await expect(form.minutes).toHaveAttribute('aria-invalid', 'true');
    expect(await border()).not.toEqual(good);
  });
});

test.describe('at a zoom of 200 %', () => {
  const pages = [
    { account: null, path: '/' },
    { account: 'admin', path: '/dashboard/venues' },
    { account: 'admin', path: periodPaths.add },
  ] as const;

  test('no text of sign-in, list and form is cut off (WCAG 1.4.4)', async ({ visit }) => {
    for (const { account, path } of pages) {
      const page = await visit(account);
      // Sizes are pixels, so that another root font size of a host changes nothing: text grows with the zoom.
      await page.setViewportSize({ width: 720, height: 450 });
      await page.goto(path);
      await settled(page);
      expect(await cutTexts(page), path).toEqual([]);
      await page
        .locator('h1')
        .evaluate(({ style }) => Object.assign(style, { width: '20px', overflow: 'hidden', whiteSpace: 'nowrap' }));
      expect(await cutTexts(page), 'a text that is cut off').toHaveLength(1);
    }
  });
});

/** Texts that are wider or higher than the box that cuts them off without an ellipsis. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, label, button, a, td, th, li')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim() !== '' && element.offsetWidth > 1)
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const cutsX =
          overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
        const cutsY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return cutsX || cutsY;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const seconds = (text: string) =>
      Math.max(
        0,
        ...text
          .split(',')
          .map((one) => (one.trim().endsWith('ms') ? Number.parseFloat(one) / 1000 : Number.parseFloat(one))),
      );
    return Math.max(
      0,
      ...[...document.querySelectorAll('*')].map((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return Math.max(seconds(transitionDuration), animationName === 'none' ? 0 : seconds(animationDuration));
      }),
    );
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves for longer than a hundredth of a second', async ({ page }) => {
    await new VenueList(page).open();
    await settled(page);
    expect(await longestMotion(page)).toBeLessThanOrEqual(0.01);
    await new Shell(page).choose(accounts.admin.name, 'Çıkış yap');
    await expect(new Shell(page).logoutDialog).toBeVisible();
    expect(await longestMotion(page)).toBeLessThanOrEqual(0.01);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('dialog', { name: 'Yan menü' })).toBeVisible();
    expect(await longestMotion(page)).toBeLessThanOrEqual(0.01);
  });
});
