import type { Locator, Page } from '@playwright/test';

/** What stands around every page of a signed-in user. */
export class Shell {
  readonly menu: Locator;
  readonly heading: Locator;
  readonly logoutDialog: Locator;

  constructor(readonly page: Page) {
    this.menu = page.getByRole('navigation', { name: 'Ana menü' });
    this.heading = page.getByRole('heading', { level: 1 });
    this.logoutDialog = page.getByRole('alertdialog', { name: 'Uyarı' });
  }

  userButton(name: string): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: new RegExp(name) });
  }

  /** Opens the user's menu and chooses from it. */
  async choose(user: string, item: string): Promise<void> {
    await this.userButton(user).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Signs out and says yes. */
  async signOut(user: string): Promise<void> {
    await this.choose(user, 'Çıkış yap');
    await this.logoutDialog.getByRole('button', { name: 'Devam' }).click();
  }

  /** Names of the menu's entries in their order. */
  entries(): Promise<string[]> {
    return this.menu.getByRole('link').allInnerTexts();
  }
}
