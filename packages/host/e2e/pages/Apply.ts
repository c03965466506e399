import type { Locator, Page } from '@playwright/test';
import type { PanelApi } from '../support/panelApi';

/** Addresses of the calls of both public forms. */
export const applyPaths = {
  check: '/api/panel/company-application/check-by-email/',
  send: '/api/panel/company-application/send-mail-otp',
  confirm: '/api/panel/company-application/confirm-mail-otp',
  create: '/api/panel/company-application/new-application',
  simple: '/api/panelApplication/applicationForm',
  contract: '/api/contract/get-contract-content',
} as const;

/** What is typed into the five fields, in their order. */
export const application = (email: string) => ({
  'Mağaza adı': 'Kırık Fincan Moda',
  'Yetkili adı soyadı': 'Elif Şükrü',
  'Telefon numarası': '5324180726',
  'E-posta': email,
  Adres: 'Moda Cad. No: 12, Kadıköy, İstanbul',
});

/** An e-mail that nobody has applied with. */
export const newEmail = (): string => `basvuru.${Date.now()}.${Math.floor(Math.random() * 1e6)}@kirikfincan.example`;

/** The application on the sign-in page. */
export class Apply {
  readonly consent: Locator;
  readonly next: Locator;
  readonly code: Locator;
  readonly confirm: Locator;
  readonly heading: Locator;

  constructor(readonly page: Page) {
    this.consent = page.getByRole('checkbox');
    this.next = page.getByRole('button', { name: 'Devam et' });
    this.code = page.getByLabel('6 haneli doğrulama kodu');
    this.confirm = page.getByRole('button', { name: 'Onayla' });
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async open(): Promise<this> {
    await this.page.goto('/#apply');
    return this;
  }

  field(label: string): Locator {
    return this.page.getByRole('tabpanel').getByLabel(label);
  }

  async fill(email: string): Promise<void> {
    for (const [label, value] of Object.entries(application(email))) await this.field(label).fill(value);
    await this.consent.check();
  }

  /** The newest code that was mailed to somebody. */
  async mailedCode(api: PanelApi, email: string): Promise<string> {
    const [mail] = await api.mailsTo(email);
    return /(?<!\d)(\d{6})(?!\d)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
}
