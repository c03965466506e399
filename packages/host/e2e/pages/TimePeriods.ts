import type { Locator, Page } from '@playwright/test';

const base = '/dashboard/productCategories';

/** Addresses of the screens of time periods. */
export const periodPaths = {
  list: `${base}/timePeriods`,
  add: `${base}/timePeriod`,
  edit: (id: number) => `${base}/timePeriod/${id}`,
} as const;

/** List and form of the time periods. */
export class TimePeriods {
  readonly table: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly add: Locator;
  readonly minutes: Locator;
  readonly active: Locator;
  readonly invalid: Locator;

  constructor(readonly page: Page) {
    this.table = page.getByRole('table', { name: 'Sipariş süresi listesi' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.search = page.getByRole('searchbox', { name: 'Süre' });
    this.add = page.getByRole('link', { name: 'Süre ekle' });
    this.minutes = page.getByLabel('Süre (dakika)');
    this.active = page.getByRole('switch', { name: 'Aktif' });
    this.invalid = page.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
  }

  save(label: 'Ekle' | 'Güncelle'): Locator {
    return this.page.getByRole('button', { name: label, exact: true });
  }

  switchOf(minutes: number): Locator {
    return this.page.getByRole('switch', { name: `${minutes.toLocaleString('tr-TR')} dakika aktif`, exact: true });
  }

  editOf(minutes: number): Locator {
    return this.page.getByRole('link', { name: `Düzenle: ${minutes.toLocaleString('tr-TR')} dakika`, exact: true });
  }
}
