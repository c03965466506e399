import type { Locator, Page } from '@playwright/test';
import { type AccountName, accounts, demoPassword } from '../support/accounts';

/** The sign-in page. */
export class SignIn {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly forgotPassword: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel('E-posta');
    this.password = page.getByLabel('Şifre', { exact: true });
    this.submit = page.getByRole('button', { name: 'Giriş yap' });
    this.forgotPassword = page.getByRole('link', { name: 'Şifremi unuttum' });
  }

  async open(): Promise<this> {
    await this.page.goto('/');
    return this;
  }

  /** Fills the form and sends it. */
  async enter(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  enterAs(account: AccountName): Promise<void> {
    return this.enter(accounts[account].email, demoPassword);
  }

  /** Entries of the open validation dialog. */
  dialog(name: string): Locator {
    return this.page.getByRole('alertdialog', { name }).or(this.page.getByRole('dialog', { name }));
  }
}
