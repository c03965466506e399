import { expect, type Page } from '@playwright/test';
import { press, tabTo } from '../support/keyboard';
import { pdf } from './applicant';
import { documentNames, iban, Wizard } from './Wizard';

/** The applicant's wizard without a mouse. */
export class WizardByKeyboard {
  readonly wizard: Wizard;

  constructor(readonly page: Page) {
    this.wizard = new Wizard(page);
  }

  private async type(name: string, text: string): Promise<void> {
    await tabTo(this.page, this.wizard.field(name));
    await this.page.keyboard.type(text);
  }

  /** Enter goes on from a field and from the button, and the next heading has the focus. */
  private async goOn(title: string): Promise<void> {
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  }

  /** From the first step to the one with the documents. */
  async fillFields(): Promise<void> {
    await press(this.page, this.wizard.next);
    await expect(this.wizard.field('Firma sahibi')).toBeFocused();
    await this.page.keyboard.type('Elif Tandoğmuş');
    await this.type('Ticari unvan', 'Kırık Fincan Gıda');
    await this.type('Şirket e-postası', 'bilgi@kirikfincan.example');
    await this.goOn('Banka bilgileri');
    await this.type('IBAN', iban);
    await expect(this.wizard.field('Banka')).not.toHaveValue('');
    await this.type('Hesap adı', 'Kırık Fincan Gıda');
    await this.goOn('Kullanıcı bilgileri');
    await this.type('Unvanı', 'Müdür');
    await this.type('E-posta', 'elif@kirikfincan.example');
    await this.goOn('Mağaza bilgileri');
    // Whoever comes from the public form has given an address already: it is written over.
    await tabTo(this.page, this.wizard.field('Mağaza adresi'));
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type('Moda Cad. No: 12');
    for (const name of ['Küçük', 'Tam yağlı'])
      await press(this.page, this.page.getByRole('checkbox', { name }), 'Space');
    await tabTo(this.page, this.wizard.next);
    await this.goOn('Belge yükleme');
  }

  /** Opens the browser's own choice of a file for each document, and takes one. */
  async chooseDocuments(): Promise<void> {
    let chosen = 0;
    this.page.on('filechooser', (chooser) => chooser.setFiles(pdf(`belge-${chosen++}.pdf`)));
    for (const name of documentNames) {
      const slot = this.wizard.slot(name);
      await press(this.page, slot.getByRole('button').first());
      await expect(slot.getByText(/Hazır/).first()).toBeVisible();
      await expect(slot.locator(':focus')).toHaveCount(1);
    }
    await tabTo(this.page, this.wizard.finish);
    await this.goOn('Başvuru onayı');
  }

  /** Presses Onayla and says yes. */
  async handIn(): Promise<void> {
    await press(this.page, this.wizard.approve);
    await press(this.page, this.wizard.confirmation.getByRole('button', { name: 'Onayla' }));
    await this.wizard.shows('Başvurunuz inceleniyor');
  }
}
