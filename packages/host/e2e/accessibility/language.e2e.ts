import { Shell } from '../pages/Shell';
import { VenueList } from '../pages/VenueList';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';
import { englishWords } from '../support/words';

test.describe('what opens on a page', () => {
  test.use({ account: 'admin' });

  test('shows no English word (GEN-06)', async ({ page }) => {
    const list = await new VenueList(page).open('?search=zzzz');
    expect(await englishWords(page)).toEqual([]);
    for (const label of ['Durum', 'Şehir', 'İş yeri', 'Plan']) {
      await list.filter(label).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await englishWords(page), label).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await new Shell(page).choose(accounts.admin.name, 'Çıkış yap');
    expect(await englishWords(page)).toEqual([]);
  });
});
