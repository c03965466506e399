import type { Locator, Page } from '@playwright/test';

const base = '/api/panel/company-application';

/** Addresses of the calls of the staff's screens. */
export const applicationCalls = {
  list: `${base}/company-list`,
  export: `${base}/export-company-list`,
  detail: `${base}/company-detail`,
  save: base,
  status: `${base}/apply-company-application`,
  review: `${base}/review-documents`,
} as const;

const list = '/dashboard/apply/merchant/list';

/** Addresses of the staff's screens. */
export const applicationPaths = { list, detail: (id: number) => `${list}/${id}` } as const;

/** List and detail of the merchant applications, as staff sees them. */
export class Applications {
  readonly rows: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly download: Locator;
  readonly heading: Locator;
  /** What a status offers. */
  readonly approve: Locator;
  readonly update: Locator;
  readonly complete: Locator;
  readonly reject: Locator;
  readonly compare: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole('table', { name: 'Başvuru listesi' }).locator('tbody').getByRole('row');
    this.search = page.getByRole('searchbox', { name: 'Mağaza, yetkili veya e-posta' });
    this.status = page.getByRole('button', { name: /^Durum/ });
    this.download = page.getByRole('button', { name: 'Dışa aktar' });
    this.heading = page.getByRole('heading', { level: 1 });
    const action = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    this.approve = action('Onayla');
    this.update = action('Güncelle');
    this.complete = action('Tamamla');
    this.reject = action('Reddet');
    this.compare = action('Yan yana incele');
  }

  /** Opens the application and waits for its head. */
  async open(id: number): Promise<this> {
    await this.page.goto(applicationPaths.detail(id));
    await this.page.getByText(new RegExp(`Başvuru ${id} · `)).waitFor();
    return this;
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  /** Answers the question of a decision with yes. */
  async agree(label: 'Reddet' | 'Tamamla' | 'Geri gönder'): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
  }

  /** The message that somebody else was first. */
  get taken(): Locator {
    return this.page.getByRole('dialog', { name: 'Başvuruyu bu arada başka biri sonuçlandırdı' });
  }
}
