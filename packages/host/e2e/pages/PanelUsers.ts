import type { Locator, Page } from '@playwright/test';

const base = '/dashboard/users';

/** Addresses of the screens of panel users. */
export const panelUserPaths = {
  list: `${base}/panelUsers`,
  add: `${base}/panelUser`,
  edit: (id: number) => `${base}/panelUser/${id}`,
} as const;

/** List and form of the panel users. */
export class PanelUsers {
  readonly rows: Locator;
  readonly search: Locator;
  readonly add: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly company: Locator;
  readonly venue: Locator;
  readonly allVenues: Locator;
  readonly active: Locator;
  readonly reset: Locator;
  readonly invalid: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole('table', { name: 'Panel kullanıcıları' }).locator('tbody').getByRole('row');
    this.search = page.getByRole('searchbox', { name: 'Ad veya e-posta' });
    this.add = page.getByRole('link', { name: 'Kullanıcı ekle' });
    this.firstName = page.getByLabel('Ad', { exact: true });
    this.lastName = page.getByLabel('Soyad', { exact: true });
    this.email = page.getByLabel('E-posta', { exact: true });
    this.company = page.getByRole('combobox', { name: 'İş yeri', exact: true });
    this.venue = page.getByRole('combobox', { name: 'Mağaza', exact: true });
    this.allVenues = page.getByRole('switch', { name: 'Tüm mağazalar', exact: true });
    this.active = page.getByRole('switch', { name: 'Aktif', exact: true });
    this.reset = page.getByRole('button', { name: 'Şifre Sıfırla' });
    this.invalid = page.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
  }

  role(label: string): Locator {
    return this.page.getByRole('radio', { name: label });
  }

  save(label: 'Ekle' | 'Güncelle'): Locator {
    return this.page.getByRole('button', { name: label, exact: true });
  }

  switchOf(name: string): Locator {
    return this.page.getByRole('switch', { name: `${name} aktif`, exact: true });
  }

  editOf(name: string): Locator {
    return this.page.getByRole('link', { name: `Düzenle: ${name}`, exact: true });
  }

  /** Opens the list with what a search finds. */
  async openFor(search: string): Promise<void> {
    await this.page.goto(`${panelUserPaths.list}?search=${encodeURIComponent(search)}`);
  }

  /** Chooses from one of the two searchable lists. */
  async choose(list: Locator, option: string): Promise<void> {
    await list.click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
