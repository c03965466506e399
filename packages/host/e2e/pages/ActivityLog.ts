import { expect, type Locator, type Page } from '@playwright/test';

/** Addresses of the activity logs. */
export const activityPaths = {
  panelUser: (id: number) => `/dashboard/users/panelUser/${id}/activity`,
  merchantUser: (id: number) => `/dashboard/users/readerAppUser/${id}/activity`,
  venue: (id: number) => `/dashboard/venue/${id}/activity`,
} as const;

/** The log of a user or a venue. */
export class ActivityLog {
  readonly list: Locator;
  readonly rows: Locator;
  readonly more: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('region', { name: 'İşlemler' });
    this.rows = this.list.getByRole('listitem');
    this.more = this.list.getByRole('button', { name: 'Daha eskileri göster' });
  }

  /** Opens a log and waits for its rows. */
  async open(path: string): Promise<this> {
    await this.page.goto(path);
    await this.ready();
    return this;
  }

  async ready(): Promise<void> {
    await expect(this.list).toHaveAttribute('aria-busy', 'false');
  }

  /** Chooses a value in a filter. */
  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${label}(:|$)`) }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
