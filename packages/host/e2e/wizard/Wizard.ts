import { expect, type Locator, type Page } from '@playwright/test';
import { pdf, wizardPath } from './applicant';

export const documentNames = [
  'Vergi levhası',
  'Faaliyet belgesi',
  'İmza sirküleri',
  'Ticaret sicil kaydı',
  'Sözleşme',
] as const;

export const iban = 'TR600006201234567890123456';

/** The applicant's wizard. */
export class Wizard {
  readonly next: Locator;
  readonly finish: Locator;
  readonly approve: Locator;
  readonly confirmation: Locator;
  readonly steps: Locator;

  constructor(readonly page: Page) {
    this.next = page.getByRole('button', { name: 'Devam Et' });
    this.finish = page.getByRole('button', { name: 'Tamamla', exact: true });
    this.approve = page.getByRole('button', { name: 'Onayla', exact: true });
    this.confirmation = page.getByRole('alertdialog');
    this.steps = page.getByRole('list', { name: 'Başvuru adımları' });
  }

  async open(): Promise<this> {
    await this.page.goto(wizardPath);
    await this.shows('Şirket bilgileri');
    return this;
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  slot(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  async shows(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }

  async fillCompany(): Promise<void> {
    await this.field('Firma sahibi').fill('Elif Tandoğmuş');
    await this.field('Ticari unvan').fill('Kırık Fincan Gıda Ltd. Şti.');
    await this.field('Şirket e-postası').fill('bilgi@kirikfincan.example');
    await this.next.click();
    await this.shows('Banka bilgileri');
  }

  async fillBank(): Promise<void> {
    await this.field('IBAN').fill(iban);
    await this.field('Hesap adı').fill('Kırık Fincan Gıda');
    await expect(this.field('Banka')).not.toHaveValue('');
    await this.next.click();
    await this.shows('Kullanıcı bilgileri');
  }

  async fillPerson(): Promise<void> {
    await this.field('Unvanı').fill('Müdür');
    await this.field('E-posta').fill('elif@kirikfincan.example');
    await this.next.click();
    await this.shows('Mağaza bilgileri');
  }

  async fillStore(): Promise<void> {
    await this.field('Mağaza adresi').fill('Moda Cad. No: 12, Kadıköy');
    for (const name of ['Küçük', 'Orta', 'Tam yağlı']) await this.page.getByRole('checkbox', { name }).check();
    await this.next.click();
    await this.shows('Belge yükleme');
  }

  async put(name: string, file: ReturnType<typeof pdf>): Promise<void> {
    await this.slot(name).locator('input[type="file"]').setInputFiles(file);
  }

  async fillDocuments(): Promise<void> {
    for (const [index, name] of documentNames.entries()) await this.put(name, pdf(`belge-${index}.pdf`));
    await expect(this.page.getByText('5 belgeden 5 tanesi hazır')).toBeVisible();
    await this.finish.click();
    await this.shows('Başvuru onayı');
  }

  /** From the first step to the approval. */
  async fillAll(): Promise<void> {
    await this.fillCompany();
    await this.fillBank();
    await this.fillPerson();
    await this.fillStore();
    await this.fillDocuments();
  }

  /** Presses Onayla and says yes. */
  async handIn(): Promise<void> {
    await this.approve.click();
    await this.confirmation.getByRole('button', { name: 'Onayla' }).click();
  }
}
