import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFiles, press, tabTo, typeInto } from '../support/keyboard';
import type { VenueSketch } from './sketch';

/** The form of a venue without a mouse. */
export class VenueByKeyboard {
  constructor(readonly page: Page) {}

  private box(name: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('textbox', { name });
  }

  day(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  hour(day: string, which: 'açılış' | 'kapanış'): Locator {
    return this.page.getByRole('combobox', { name: `${day} ${which}` });
  }

  /** Types what a picker is searched by and takes what it found. */
  private async pick(name: string, text: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name });
    await typeInto(this.page, field, text);
    await expect(this.page.getByRole('option', { name: text }).first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(field).toHaveValue(text);
  }

  private async tick(name: string): Promise<void> {
    const box = this.page.getByRole('checkbox', { name, exact: true });
    await press(this.page, box, 'Space');
    await expect(box).toBeChecked();
  }

  async fillGeneral({ name, company, resource }: VenueSketch): Promise<void> {
    await typeInto(this.page, this.box('Mağaza / tabela adı'), name);
    await this.pick('İş yeri', company);
    const first = this.page.getByRole('radio', { name: 'Al-götür' });
    await tabTo(this.page, first);
    await this.page.keyboard.press('ArrowRight');
    await expect(this.page.getByRole('radio', { name: 'Bordo' })).toBeChecked();
    await this.tick(resource);
  }

  /** Coming soon; activating it would ask first, which Escape refuses (VEN-90). */
  async markComingSoon(): Promise<void> {
    const soon = this.page.getByRole('switch', { name: 'Yakında' });
    const active = this.page.getByRole('switch', { name: 'Mağaza aktif' });
    await press(this.page, soon, 'Space');
    await expect(soon).toBeChecked();
    await press(this.page, active, 'Space', 'Shift+Tab');
    await expect(this.page.getByRole('alertdialog', { name: 'Uyarı' })).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(active).toBeFocused();
    await expect(soon).toBeChecked();
  }

  async fillPlace({ address, city, district, latitude, longitude, mapImage }: VenueSketch): Promise<void> {
    await typeInto(this.page, this.box('Adres'), address);
    await this.pick('Şehir', city);
    await this.pick('İlçe', district);
    await typeInto(this.page, this.box('Enlem'), latitude);
    await typeInto(this.page, this.box('Boylam'), longitude);
    const map = this.page.getByRole('group', { name: 'Harita görseli' });
    await chooseFiles(this.page, map.getByRole('button', { name: 'Görsel ekle' }), [mapImage]);
    await expect(map.getByRole('button', { name: 'Değiştir' })).toBeEnabled();
  }

  async addExecutives({ executives }: VenueSketch): Promise<void> {
    for (const [index, { fullName, title, phone }] of executives.entries()) {
      await press(this.page, this.page.getByRole('button', { name: 'Yetkili ekle' }));
      const row = this.page.getByRole('group', { name: `${index + 1}. yetkili` });
      await expect(this.box('Ad soyad', row)).toBeFocused();
      await this.page.keyboard.type(fullName);
      await typeInto(this.page, this.box('Unvan', row), title);
      await typeInto(this.page, this.box('Telefon', row), phone);
    }
    await expect(this.page.getByRole('button', { name: 'Yetkili ekle' })).toBeDisabled();
  }

  /** Monday's hours go to the other days, are taken back and given again; Sunday is shut, Saturday open all day. */
  async fillHours({ open, close }: VenueSketch): Promise<void> {
    await typeInto(this.page, this.hour('Pazartesi', 'açılış'), open.replace(':', ''));
    await expect(this.hour('Salı', 'açılış')).toHaveValue(open);
    const undo = this.page.getByRole('button', { name: 'Geri al' });
    const everyDay = this.page.getByRole('button', { name: 'Her gün aynı' });
    await press(this.page, undo, 'Enter', 'Shift+Tab');
    await expect(everyDay).toBeFocused();
    await expect(this.hour('Salı', 'açılış')).toHaveValue('09:00');
    await this.page.keyboard.press('Enter');
    await expect(this.hour('Salı', 'açılış')).toHaveValue(open);
    await typeInto(this.page, this.hour('Pazartesi', 'kapanış'), close.replace(':', ''));
    await expect(this.hour('Pazar', 'kapanış')).toHaveValue(close);
    await press(this.page, this.page.getByRole('button', { name: 'Cumartesi: 24 saat açık' }));
    await press(this.page, this.day('Pazar').getByRole('switch'), 'Space');
    await expect(this.day('Pazar').getByText('Bu gün kapalı')).toBeVisible();
  }

  /** Through the plans with the arrows and back; then a size with its codes, and milks. */
  async chooseCoffees({ cell, codes, volume, milks }: VenueSketch): Promise<void> {
    const plus = this.page.getByRole('radio', { name: /^Basic \+ Plus/ });
    await tabTo(this.page, plus);
    await this.page.keyboard.press('ArrowUp');
    await expect(this.page.getByRole('checkbox', { name: cell, exact: true })).toHaveCount(0);
    await this.page.keyboard.press('ArrowDown');
    await this.tick(cell);
    const coffee = cell.split(' ')[0];
    await press(this.page, this.page.getByRole('button', { name: new RegExp(`^${coffee} ürün kodları`) }));
    const size = this.page.getByRole('group', { name: cell, exact: true });
    await typeInto(this.page, this.box('Sütlü', size), codes[0]);
    await typeInto(this.page, this.box('Sütsüz', size), codes[1]);
    await typeInto(this.page, this.box('Hacim (ml)', size), String(volume));
    for (const milk of milks) await this.tick(milk);
  }

  async addImages({ images }: VenueSketch): Promise<void> {
    const field = this.page.getByRole('group', { name: 'Görseller' });
    await chooseFiles(this.page, field.getByRole('button', { name: 'Görsel ekle' }), images);
    await expect(field.getByRole('img')).toHaveCount(images.length);
  }

  /** What was typed stands in the form again. */
  async shows(sketch: VenueSketch): Promise<void> {
    await expect(this.box('Mağaza / tabela adı')).toHaveValue(sketch.name);
    await expect(this.box('Adres')).toHaveValue(sketch.address);
    await expect(this.page.getByRole('combobox', { name: 'İlçe' })).toHaveValue(sketch.district);
    await expect(this.box('Enlem')).toHaveValue(sketch.latitude);
    await expect(this.box('Telefon').last()).toHaveValue('(532) 418 07 27');
    await expect(this.hour('Cuma', 'kapanış')).toHaveValue(sketch.close);
    await expect(this.day('Pazar').getByText('Bu gün kapalı')).toBeVisible();
    for (const name of [sketch.resource, sketch.cell, ...sketch.milks]) {
      await expect(this.page.getByRole('checkbox', { name, exact: true })).toBeChecked();
    }
    await expect(this.page.getByRole('group', { name: 'Görseller' }).getByRole('img')).toHaveCount(
      sketch.images.length,
    );
  }

  async add(): Promise<void> {
    await press(this.page, this.page.getByRole('button', { name: 'Ekle', exact: true }));
    await expect(this.page.getByText('Mağaza eklendi.')).toBeVisible();
    await expect(this.page).toHaveURL('/dashboard/venues');
  }
}
