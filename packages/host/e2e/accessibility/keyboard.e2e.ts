import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { periodPaths, TimePeriods } from '../pages/TimePeriods';
import { VenueList } from '../pages/VenueList';
import { accounts, demoPassword } from '../support/accounts';
import { tabTo } from '../support/keyboard';
import { freeMinutes, periodOf } from '../support/periods';
import { expect, test } from '../support/test';
import { openVenue } from '../support/venues';

test('everything from sign-in to sign-out can be done by keyboard alone', async ({ page, api }) => {
  const venue = await openVenue(api, 4);
  const minutes = await freeMinutes(api, 1313);
  const { keyboard } = page;

  const signIn = await new SignIn(page).open();
  await tabTo(page, signIn.email);
  await keyboard.type(accounts.admin.email);
  await tabTo(page, signIn.password);
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  const shell = new Shell(page);
  await expect(shell.heading).toBeFocused();
  await tabTo(page, shell.menu.getByRole('link', { name: 'Mağazalar' }));
  await keyboard.press('Enter');
  await expect(shell.heading).toBeFocused();
  const list = new VenueList(page);
  await list.ready();

  await tabTo(page, list.search);
  await keyboard.type(venue.code);
  await expect(list.rows).toHaveCount(1);
  await tabTo(page, list.filter('Durum'));
  await keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Durum' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/isActive=true/);
  await expect(list.filter('Durum')).toBeFocused();
  await list.ready();

  const active = list.switchOf(venue.venueName);
  await tabTo(page, page.getByRole('button', { name: 'Filtreleri temizle' }));
  await keyboard.press('Enter');
  await expect(list.search).toBeFocused();
  await keyboard.type(venue.code);
  await expect(list.rows).toHaveCount(1);
  await tabTo(page, active);
  await keyboard.press('Space');
  await expect(active).not.toBeChecked();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  await expect(active).toHaveAttribute('aria-checked', 'false');
  await expect(active).toBeFocused();
  await keyboard.press('Enter');
  await expect(active).toBeChecked();

  await tabTo(page, page.getByRole('link', { name: 'İçeriğe geç' }));
  await tabTo(page, shell.menu.getByRole('link', { name: 'Sipariş süreleri' }));
  await keyboard.press('Enter');
  await expect(shell.heading).toHaveText(/^Sipariş süreleri/);
  await expect(shell.heading).toBeFocused();
  const periods = new TimePeriods(page);
  await tabTo(page, periods.add);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(periodPaths.add);
  await tabTo(page, periods.minutes);
  await keyboard.type(String(minutes));
  await tabTo(page, periods.active);
  await keyboard.press('Space');
  await expect(periods.active).not.toBeChecked();
  await tabTo(page, periods.save('Ekle'));
  await keyboard.press('Enter');
  await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
  expect(await periodOf(api, minutes)).toMatchObject({ active: false });

  await tabTo(page, shell.userButton(accounts.admin.name));
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Çıkış yap' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(shell.logoutDialog.getByRole('button', { name: 'İptal' })).toBeFocused();
  await tabTo(page, shell.logoutDialog.getByRole('button', { name: 'Devam' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
