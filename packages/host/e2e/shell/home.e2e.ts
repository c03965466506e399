import { Shell } from '../pages/Shell';
import { type AccountName, accounts } from '../support/accounts';
import { expect, test } from '../support/test';

/** Per account: the menu's entries, and the tasks that the home page names. */
const homes: readonly { account: AccountName; entries: readonly string[]; tasks: readonly string[] }[] = [
  {
    account: 'admin',
    entries: [
      'Ana sayfa',
      'İş yerleri',
      'Mağazalar',
      'Panel kullanıcıları',
      'Mağaza kullanıcıları',
      'Mağaza karşılama afişleri',
      'Üyeler',
      'Kampanyalar',
      'Mağaza kampanyaları',
      'Yardım içerikleri',
      'Afişler',
      'Abonelik planları',
      'Süt tipleri',
      'Kahve boyları',
      'Sipariş süreleri',
      'Karşılama ekranları',
      'Grafikler',
      'Sipariş raporu',
      'Mağaza satış raporu',
      'Başvurular',
    ],
    tasks: [
      'İş yerleri',
      'Mağazalar',
      'Panel kullanıcıları',
      'Mağaza kullanıcıları',
      'Mağaza karşılama afişleri',
      'Üyeler',
      'Kampanyalar',
      'Mağaza kampanyaları',
      'Yardım içerikleri',
      'Afişler',
      'Abonelik planları',
      'Süt tipleri',
      'Kahve boyları',
      'Sipariş süreleri',
      'Karşılama ekranları',
      'Grafikler',
      'Sipariş raporu',
      'Mağaza satış raporu',
    ],
  },
  {
    account: 'venue',
    entries: [
      'Ana sayfa',
      'Mağazalar',
      'Panel kullanıcıları',
      'Mağaza kullanıcıları',
      'Sipariş raporu',
      'Mağaza satış raporu',
    ],
    tasks: ['Mağaza listeleme', 'Panel kullanıcıları', 'Mağaza kullanıcıları', 'Sipariş raporu', 'Mağaza satış raporu'],
  },
  {
    account: 'report',
    entries: ['Ana sayfa', 'Sipariş raporu', 'Mağaza satış raporu'],
    tasks: ['Sipariş raporu', 'Mağaza satış raporu'],
  },
  { account: 'applicant', entries: ['Ana sayfa', 'Başvuru bilgileri'], tasks: [] },
];

for (const { account, entries, tasks } of homes) {
  const { name, label, role } = accounts[account];

  test.describe(`a ${role}`, () => {
    test.use({ account });

    test('has a home page, a top bar and the menu of the role (GEN-01, SHELL-01, SHELL-02, SHELL-06, SHELL-08, SHELL-09, SHELL-14, SHELL-24, SHELL-34, SHELL-35, SHELL-36, SHELL-37)', async ({
      page,
    }) => {
      await page.goto('/dashboard');
      const shell = new Shell(page);
      await expect(shell.heading).toHaveText(
        new RegExp(`^(Günaydın|İyi günler|İyi akşamlar|İyi geceler), ${name.split(' ')[0]}$`),
      );
      await expect(page).toHaveTitle('Ana sayfa · Telve');
      await expect(shell.userButton(name)).toContainText(label);
      await expect(shell.menu.getByRole('link')).toHaveText([...entries]);
      const main = page.getByRole('main');
      for (const task of tasks) await expect(main.getByText(task, { exact: true }).first()).toBeVisible();
      if (tasks.length === 0) await expect(main.getByRole('region', { name: 'Yapabilecekleriniz' })).toHaveCount(0);
    });

    test('finds a working page behind every entry of the menu (GEN-01, SHELL-33)', async ({ page }) => {
      await page.goto('/dashboard');
      const shell = new Shell(page);
      for (const entry of entries) {
        const link = shell.menu.getByRole('link', { name: new RegExp(`^${entry}`) });
        await link.click();
        await expect(page).toHaveURL((await link.getAttribute('href')) ?? '');
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(shell.heading).toBeVisible();
      }
    });
  });
}

test.describe('an applicant', () => {
  test.use({ account: 'applicant' });

  test('is told that pre-approval is done and documents are awaited, and led to them (SHELL-04, SHELL-05, SHELL-07)', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('Ön onayınız tamamlanmıştır. Lütfen belgelerinizi yükleyiniz.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Başvuruyu tamamla' }).click();
    await expect(page).toHaveURL('/dashboard/apply/merchant');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Başvuru bilgileri');
  });
});

test.describe('a PanelUser', () => {
  test.use({ account: 'admin' });

  test('is called Admin (SHELL-32)', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(new Shell(page).userButton(accounts.admin.name)).toContainText('Admin');
  });

  test('sees the way to the page and goes back by it', async ({ page }) => {
    await page.goto('/dashboard/productCategories/timePeriod');
    const way = page.getByRole('navigation', { name: 'Sayfa yolu' });
    await expect(way.getByRole('listitem')).toHaveText(['Ürün yönetimi', 'Sipariş süreleri', 'Süre ekle']);
    await way.getByRole('link', { name: 'Sipariş süreleri' }).click();
    await expect(page).toHaveURL('/dashboard/productCategories/timePeriods');
  });
});
