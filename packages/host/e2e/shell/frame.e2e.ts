import { Shell } from '../pages/Shell';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const phone = { width: 390, height: 844 };

test('leads past the menu with the skip link, which is first in the tab order', async ({ page }) => {
  await page.goto('/dashboard');
  await new Shell(page).heading.waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('switches between light and dark and keeps the choice (SHELL-09)', async ({ page }) => {
  await page.goto('/dashboard');
  const background = () =>
    page.getByRole('main').evaluate((main) => {
      for (let element: Element | null = main; element; element = element.parentElement) {
        const { backgroundColor } = getComputedStyle(element);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    });
  const light = await background();
  await page.getByRole('button', { name: 'Koyu görünüme geç' }).click();
  await expect(page.getByRole('button', { name: 'Açık görünüme geç' })).toBeFocused();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Açık görünüme geç' })).toBeVisible();
  await expect.poll(background).not.toBe(light);
});

test('follows the system until the user has chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Açık görünüme geç' })).toBeVisible();
});

test('collapses the menu to named icons and keeps that (SHELL-08)', async ({ page }) => {
  await page.goto('/dashboard');
  const { menu } = new Shell(page);
  const width = async () => (await menu.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  await expect.poll(width).toBeLessThan(before / 2);
  await expect(menu.getByRole('link', { name: 'Mağazalar' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menüyü genişlet' })).toBeVisible();
  await expect.poll(width).toBeLessThan(before / 2);
});

test('opens the menu of a phone as a dialog, which a choice and Escape close (SHELL-08)', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  const drawer = page.getByRole('dialog', { name: 'Yan menü' });
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Mağazalar' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/dashboard/venues');
});

test('shows every value of a venue on a phone (D-91)', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/dashboard/venues?search=tlv-0042');
  const card = page.getByRole('table', { name: 'Mağaza listesi' }).locator('tbody').getByRole('row');
  await expect(card).toHaveCount(1);
  for (const cell of await card.getByRole('cell').or(card.getByRole('rowheader')).all())
    await expect(cell).toBeVisible();
});
