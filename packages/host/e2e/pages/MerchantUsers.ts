import type { Locator, Page } from '@playwright/test';

const base = '/dashboard/users';

/** Addresses of the screens of merchant-app users. */
export const merchantUserPaths = {
  list: `${base}/readerAppUsers`,
  add: `${base}/readerAppUser`,
  edit: (id: number) => `${base}/readerAppUser/${id}`,
} as const;

/** List and forms of the merchant-app users. */
export class MerchantUsers {
  readonly table: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly add: Locator;
  readonly waiting: Locator;
  readonly days: Locator;
  readonly email: Locator;
  readonly submitAdd: Locator;
  readonly update: Locator;
  readonly resetPassword: Locator;

  constructor(readonly page: Page) {
    this.table = page.getByRole('table', { name: 'Mağaza kullanıcıları listesi' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.search = page.getByRole('searchbox', { name: 'E-posta' });
    this.add = page.getByRole('link', { name: 'Kullanıcı ekle' });
    this.waiting = page.getByRole('button', { name: /^Onay:/ });
    this.days = page.getByRole('button', { name: /^Kayıt tarihi/ });
    this.email = page.getByRole('textbox', { name: 'E-posta' });
    this.submitAdd = page.getByRole('button', { name: 'Ekle', exact: true });
    this.update = page.getByRole('button', { name: 'Güncelle', exact: true });
    this.resetPassword = page.getByRole('button', { name: 'Şifre sıfırla' });
  }

  row(email: string): Locator {
    return this.rows.filter({ hasText: email });
  }

  switchOf(email: string): Locator {
    return this.page.getByRole('switch', { name: `${email} aktif`, exact: true });
  }

  role(name: 'Mağaza sahibi' | 'Barista'): Locator {
    return this.page.getByRole('radio', { name });
  }

  box(name: 'İş yeri' | 'Mağaza'): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** A place that cannot be changed. */
  fixed(name: 'İş yeri' | 'Mağaza'): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Takes a choice by its name, or the first one; answers its name. */
  async choose(name: 'İş yeri' | 'Mağaza', option?: string): Promise<string> {
    await this.box(name).click();
    const options = this.page.getByRole('option');
    const chosen = option === undefined ? options.first() : options.filter({ hasText: option });
    const text = (await chosen.textContent()) ?? '';
    await chosen.click();
    return text;
  }
}
