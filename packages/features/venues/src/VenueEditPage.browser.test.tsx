import { type Venue, venueEditorEntries } from '@telve/api';
import { conflictWith, expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { editorClient } from './testing/editorClient';
import { storedVenue } from './testing/storedVenue';
import { VenueEditPage } from './VenueEditPage';

const open = async (part: Partial<Venue> = {}, theme: 'light' | 'dark' = 'light') => {
  await browser.viewport(1440, 900);
  const client = editorClient(part);
  const rendered = renderFeature(<VenueEditPage id={1} />, { client, theme, background: 'surface' });
  await screen.findByRole('textbox', { name: /Mağaza \/ tabela adı/ });
  return { ...rendered, client };
};
type Opened = Awaited<ReturnType<typeof open>>;

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Güncelle' }));
const sent = ({ client }: Opened) => client.inputsOf(venueEditorEntries.update).at(-1);

describe('the venue editor', () => {
  it('is filled with the stored venue and sends it back as it was (VEN-05, VEN-45, VEN-50, VEN-130, VEN-139)', async () => {
    const opened = await open();
    expect(opened.client.inputsOf(venueEditorEntries.detail)).toEqual([{ id: 1 }]);
    expect((box(/Mağaza \/ tabela adı/) as HTMLInputElement).value).toBe('Kırık Fincan Moda');
    const code = box(/Mağaza kodu/) as HTMLInputElement;
    expect([code.value, code.readOnly]).toEqual(['KF-0142', true]);
    await opened.user.clear(box(/Adres/));
    await opened.user.type(box(/Adres/), 'Yeni adres');
    await save(opened);
    await waitFor(() => expect(sent(opened)).toMatchObject({ address: 'Yeni adres' }));
    const venue = storedVenue();
    expect(sent(opened)).toMatchObject({
      id: 1,
      version: 3,
      venueName: venue.venueName,
      companyId: 1,
      cityId: 34,
      districtId: 1,
      latitude: venue.latitude,
      longitude: venue.longitude,
      isOpen: true,
      isBusy: false,
      isFree: false,
      hasPlusPackage: true,
      workingHours: venue.workingHours.map(({ workingDay, openHour, closeHour }) => ({
        workingDay,
        openHour,
        closeHour,
      })),
      milkTypes: [{ milkTypeId: 1, milkTypeCode: 'FullFat' }],
      venueImageList: [],
    });
  });

  it('leads back to the list with “Güncelleme işlemi başarılıdır.” (VEN-54, VEN-149)', async () => {
    const opened = await open();
    await opened.user.type(box(/Adres/), ' kat 2');
    await save(opened);
    await screen.findByText('Güncelleme işlemi başarılıdır.');
    expect(opened.navigation.visits.at(-1)).toMatchObject({ target: 'venues.list' });
  });

  it.each([
    ['venue_already_exist', 'Aynı isimde başka bir mağaza bulunmaktadır. Mağaza adını güncelleyiniz.', 'venueName'],
    ['cannot_mark_as_coming_soon', 'Daha önce aktif edilmiş bir mağaza için Yakında seçeneği seçilemez', undefined],
    ['internal_error', 'Bir hata oluştu', undefined],
  ])('says what %s means and keeps what was typed (VEN-143, VEN-146, VEN-148)', async (code, text, field) => {
    const opened = await open();
    opened.client.answer(venueEditorEntries.update, () =>
      Promise.reject(refusal(code, { status: 409, ...(field && { fields: [{ field, code }] }) })),
    );
    await opened.user.type(box(/Adres/), ' kat 2');
    await save(opened);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect((box(/Adres/) as HTMLTextAreaElement).value).toBe('Moda Cad. 12 kat 2');
  });

  it('names what is missing, in the dialog and at the fields (VEN-104, VEN-106, VEN-110, VEN-113, VEN-122)', async () => {
    const opened = await open();
    await opened.user.clear(box(/Mağaza \/ tabela adı/));
    await opened.user.clear(box(/Adres/));
    await opened.user.clear(box(/Enlem/));
    await opened.user.clear(box(/Boylam/));
    await opened.user.type(box(/Boylam/), '-1');
    await opened.user.click(screen.getByRole('checkbox', { name: 'Sütsüz' }));
    await opened.user.click(screen.getByRole('checkbox', { name: 'Tam yağlı' }));
    await save(opened);
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    for (const text of [
      'Mağaza/Tabela adı alanı zorunludur.',
      'Adres alanı zorunludur.',
      'Enlem alanı zorunludur.',
      "Sıralama 0'dan küçük olmamalıdır.",
      'Lütfen en az 1 tane süt tercihi yapınız',
    ]) {
      expect(within(dialog).getByText(new RegExp(text))).toBeDefined();
    }
    expect(opened.client.inputsOf(venueEditorEntries.update)).toEqual([]);
  });

  it('offers filter coffee and cold brew alone in the Basic plan, and gives back what was chosen (VEN-49, VEN-81, VEN-84, VEN-99, VEN-100)', async () => {
    const { user } = await open({
      venueCoffeeSize: [
        {
          coffeeOptionId: 2,
          coffeeType: 'Latte',
          coffeeSizeType: 'Big',
          milkyCode: '',
          withoutMilkyCode: '',
          coffeeVolume: null,
        },
      ],
    });
    const rows = () =>
      within(screen.getByRole('table', { name: 'Kahveler ve boylar' }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual(['Espresso', 'Latte', 'Filtre kahve', 'Cold brew']);
    await user.click(screen.getByRole('radio', { name: /^Basic Paket Anlaşması/ }));
    expect(rows()).toEqual(['Filtre kahve', 'Cold brew']);
    await user.click(screen.getByRole('radio', { name: /^Basic \+ Plus Paket Anlaşması/ }));
    expect((screen.getByRole('checkbox', { name: 'Latte Büyük' }) as HTMLInputElement).checked).toBe(true);
  });

  it('has Espresso in small only, and one box for all sizes of a coffee (VEN-36, VEN-48, VEN-82, VEN-101)', async () => {
    const opened = await open();
    expect(screen.queryByRole('checkbox', { name: 'Espresso Orta' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Espresso Küçük' })).toBeDefined();
    await opened.user.click(screen.getByRole('checkbox', { name: 'Latte' }));
    await save(opened);
    await waitFor(() =>
      expect(sent(opened)?.venueCoffeeSize).toMatchObject(
        ['Small', 'Middle', 'Big'].map((coffeeSizeType) => ({
          coffeeOptionId: 2,
          coffeeType: 'Latte',
          coffeeSizeType,
        })),
      ),
    );
  });

  it('has codes and volumes for a company with extras, and a store type for the one company (VEN-29, VEN-30, VEN-75, VEN-85, COMP-29)', async () => {
    const { user } = await open({
      companyId: 2,
      companyName: 'Işıl Pastacılık',
      coffeeExtras: 'True',
      hasStoreTypes: true,
      selectVenueStore: 'AG',
      venueCoffeeSize: [
        {
          coffeeOptionId: 5,
          coffeeType: 'FilterCoffee',
          coffeeSizeType: 'Small',
          milkyCode: 'FK-1',
          withoutMilkyCode: '',
          coffeeVolume: 240,
        },
      ],
    });
    expect(screen.getAllByRole('radio', { name: /^(Al-götür|Bordo)$/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /Filtre kahve ürün kodları, 1\/2 girildi/ }));
    const sizes = screen.getByRole('group', { name: 'Filtre kahve Küçük' });
    expect((within(sizes).getByRole('textbox', { name: 'Sütlü' }) as HTMLInputElement).value).toBe('FK-1');
  });

  it('unfolds what is wrong with a volume, and calls it by coffee and size in the dialog (COMP-29)', async () => {
    const opened = await open({
      companyId: 2,
      companyName: 'Işıl Pastacılık',
      coffeeExtras: 'True',
      venueCoffeeSize: [
        {
          coffeeOptionId: 5,
          coffeeType: 'FilterCoffee',
          coffeeSizeType: 'Small',
          milkyCode: '',
          withoutMilkyCode: '',
          coffeeVolume: 240,
        },
      ],
    });
    const codes = screen.getByRole('button', { name: /Filtre kahve ürün kodları/ });
    await opened.user.click(codes);
    const volume = screen.getByRole('textbox', { name: 'Hacim (ml)' });
    await opened.user.clear(volume);
    await opened.user.type(volume, '9999');
    await opened.user.click(codes);
    await save(opened);
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(dialog.textContent).toContain('Filtre kahve Küçük: Hacim (ml)');
    expect(codes.getAttribute('aria-expanded')).toBe('true');
  });

  it('copies Monday to the open days by one button, takes it back, and leaves the focus beside it (VEN-103)', async () => {
    const { user } = await open();
    const hour = (day: RegExp) => (screen.getAllByRole('combobox', { name: day })[0] as HTMLInputElement).value;
    const monday = screen.getAllByRole('combobox', { name: /^Pazartesi/ })[0] as HTMLInputElement;
    await user.clear(monday);
    await user.type(monday, '10:00');
    await user.tab();
    expect([hour(/^Salı/), hour(/^Cumartesi/)]).toEqual(['10:00', '10:00']);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(hour(/^Salı/)).toBe('09:00');
    expect(document.activeElement?.textContent).toContain('Her gün aynı');
  });

  it('asks before a venue that was coming soon is turned active (VEN-90, VEN-91)', async () => {
    const { user } = await open({ isOpen: false, isComingSoon: true, wasActivated: false });
    const active = screen.getByRole('switch', { name: 'Mağaza aktif' });
    await user.click(active);
    const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
    expect(dialog.textContent).toContain('Mağazayı aktif etmek üzeresiniz');
    await user.click(within(dialog).getByRole('button', { name: 'İptal' }));
    expect(active.getAttribute('aria-checked')).toBe('false');
  });

  it('compares both when somebody else saved meanwhile (VEN-139)', async () => {
    const opened = await open();
    opened.client.answer(venueEditorEntries.update, () => {
      throw conflictWith(storedVenue({ address: 'Başka adres', version: 4 }));
    });
    await opened.user.clear(box(/Adres/));
    await opened.user.type(box(/Adres/), 'Benim adresim');
    await save(opened);
    expect(await screen.findByRole('radio', { name: /Benim adresim/ })).toBeDefined();
    expect(screen.getByRole('radio', { name: /Başka adres/ })).toBeDefined();
    await expectNoAxeViolations(opened.container);
  });

  it('keeps the words of the way to the map on a phone, the menu beside it stays small', async () => {
    await open();
    await browser.viewport(390, 900);
    const link = screen.getByRole('link', { name: /Konumu haritada aç/ });
    const menu = screen.getByRole('button', { name: 'Diğer işlemler' });
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBeLessThan(60));
    expect(link.getBoundingClientRect().width).toBeGreaterThan(120);
  });

  it.each(['light', 'dark'] as const)('has nothing that axe objects to, and fits 320 px (%s)', async (theme) => {
    const { container } = await open({}, theme);
    await expectNoAxeViolations(container);
    await browser.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(container);
    await browser.viewport(1440, 900);
  });
});
