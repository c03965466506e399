import { expect, type Locator, type Page } from '@playwright/test';

/** The list of venues. */
export class VenueList {
  readonly search: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly pager: Locator;
  readonly size: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Mağaza adı veya kodu' });
    this.table = page.getByRole('table', { name: 'Mağaza listesi' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.pager = page.getByRole('navigation', { name: 'Sayfalama' });
    this.size = page.getByRole('combobox', { name: 'Sayfa başına kayıt' });
  }

  /** Opens the list and waits for its rows. */
  async open(query = ''): Promise<this> {
    await this.page.goto(`/dashboard/venues${query}`);
    await this.ready();
    return this;
  }

  /** Waits until the rows answer what is asked. */
  async ready(): Promise<void> {
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  row(venue: string): Locator {
    return this.rows.filter({ has: this.page.getByText(venue, { exact: true }) });
  }

  switchOf(venue: string): Locator {
    return this.page.getByRole('switch', { name: `${venue} aktif` });
  }

  filter(label: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${label}(:|$)`) });
  }

  /** Chooses a value in a filter. */
  async choose(label: string, option: string): Promise<void> {
    await this.filter(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  goTo(page: number): Promise<void> {
    return this.pager.getByRole('button', { name: `Sayfa ${page}`, exact: true }).click();
  }
}
