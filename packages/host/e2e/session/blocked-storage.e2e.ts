import type { Page } from '@playwright/test';
import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { expect, test } from '../support/test';

const notice = 'Tarayıcınız bu sitenin veri saklamasını engelliyor. Sayfa yenilenirse oturumunuz kapanır.';

const blockReading = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });

const refuseWriting = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

for (const [what, block] of [
  ['forbidden', blockReading],
  ['full', refuseWriting],
] as const) {
  test(`works without browser storage (${what}) until the page is reloaded`, async ({ page }) => {
    await block(page);
    const signIn = await new SignIn(page).open();
    await signIn.enterAs('venue');
    await expect(page).toHaveURL('/dashboard');
    const shell = new Shell(page);
    await shell.menu.getByRole('link', { name: 'Mağazalar' }).click();
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await page.reload();
    await expect(signIn.email).toBeEditable();
  });
}

test('says on the sign-in page that a reload will sign out where storage is forbidden', async ({ page }) => {
  await blockReading(page);
  await new SignIn(page).open();
  await expect(page.getByText(notice)).toBeVisible();
});
