import type { Page } from '@playwright/test';
import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { periodPaths, TimePeriods } from '../pages/TimePeriods';
import { VenueList } from '../pages/VenueList';
import { accounts } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { callPaths } from '../support/calls';
import { spoilBothTokens } from '../support/session';
import { expect, test } from '../support/test';
import { comingSoonVenue } from '../support/venues';

test.use({ contextOptions: { reducedMotion: 'reduce' }, refusals: [400, 401] });

const phone = { width: 360, height: 740 };

test.describe('before sign-in', () => {
  test('the dialogs of an invalid and of a refused form', async ({ page }) => {
    const signIn = await new SignIn(page).open();
    await signIn.submit.click();
    const invalid = signIn.dialog('Lütfen alanları kontrol edin');
    await expect(invalid).toBeVisible();
    await expectAccessible(page, 'invalid');
    await page.setViewportSize(phone);
    await expectAccessible(page, 'invalid, narrow');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'errors at the fields');
    await signIn.enter(accounts.admin.email, 'yanlış');
    await expect(signIn.dialog('Giriş yapılamadı')).toBeVisible();
    await expectAccessible(page, 'refused');
  });
});

test.describe('signed in', () => {
  test.use({ account: 'admin' });

  const states: readonly { what: string; size?: typeof phone; reach: (page: Page) => Promise<void> }[] = [
    {
      what: 'the open menu of the user',
      reach: async (page) => {
        await page.goto('/dashboard');
        await new Shell(page).userButton(accounts.admin.name).click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      what: 'the question before signing out',
      reach: async (page) => {
        await page.goto('/dashboard');
        await new Shell(page).choose(accounts.admin.name, 'Çıkış yap');
        await expect(new Shell(page).logoutDialog).toBeVisible();
      },
    },
    {
      what: 'the menu of a phone',
      size: phone,
      reach: async (page) => {
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Menüyü aç' }).click();
        await expect(page.getByRole('dialog', { name: 'Yan menü' })).toBeVisible();
      },
    },
    {
      what: 'the open filter of cities',
      reach: async (page) => {
        const list = await new VenueList(page).open();
        await list.filter('Şehir').click();
        await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(82);
      },
    },
    {
      what: 'the filters of a phone',
      size: phone,
      reach: async (page) => {
        await new VenueList(page).open();
        await page.getByRole('button', { name: 'Filtreler' }).click();
        await expect(page.getByRole('dialog', { name: 'Filtreler' })).toBeVisible();
      },
    },
    {
      what: 'a list that cannot be read',
      reach: async (page) => {
        await page.route(`**${callPaths.venues}?*`, (route) => route.abort());
        await page.goto('/dashboard/venues');
        await expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
      },
    },
    {
      what: 'a list that is being loaded',
      reach: async (page) => {
        await page.route(`**${callPaths.venues}?*`, () => {});
        await page.goto('/dashboard/venues');
        await expect(new VenueList(page).table).toHaveAttribute('aria-busy', 'true');
      },
    },
    {
      what: 'a search without result',
      reach: async (page) => {
        await page.goto('/dashboard/venues?search=zzzz');
        await expect(page.getByRole('heading', { name: 'Mağaza bulunamadı' })).toBeVisible();
      },
    },
    {
      what: 'a form with an error and its dialog',
      reach: async (page) => {
        await page.goto(periodPaths.add);
        await new TimePeriods(page).save('Ekle').click();
        await expect(new TimePeriods(page).invalid).toBeVisible();
      },
    },
    {
      what: 'the password box over unsaved work',
      reach: async (page) => {
        await page.goto(periodPaths.add);
        await new TimePeriods(page).minutes.fill('1');
        await spoilBothTokens(page);
        await new TimePeriods(page).save('Ekle').click();
        await expect(page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
      },
    },
  ];

  for (const { what, size, reach } of states) {
    test(`${what} has nothing that axe objects to`, async ({ page }) => {
      if (size) await page.setViewportSize(size);
      await reach(page);
      await expectAccessible(page, what);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, `${what}, dark`);
    });
  }

  test('the question before a coming-soon venue becomes active has nothing that axe objects to (VEN-90)', async ({
    page,
    api,
  }) => {
    const venue = await comingSoonVenue(api, 1);
    const list = await new VenueList(page).open(`?search=${venue.code}`);
    await list.switchOf(venue.venueName).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'question');
  });

  test('keeps the focus in a dialog and makes the rest inert', async ({ page }) => {
    await page.goto('/dashboard');
    const shell = new Shell(page);
    await shell.choose(accounts.admin.name, 'Çıkış yap');
    const inside = () =>
      shell.logoutDialog.evaluate((dialog) => {
        const focused = document.activeElement;
        return dialog.contains(focused) || focused === document.body;
      });
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(shell.logoutDialog).toBeHidden();
  });
});
