import { type Venue, venueEditorEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { editorClient } from './testing/editorClient';
import { VenueEditPage } from './VenueEditPage';

const menu: Venue['venueCoffeeSize'] = [
  {
    coffeeOptionId: 2,
    coffeeType: 'Latte',
    coffeeSizeType: 'Middle',
    milkyCode: '',
    withoutMilkyCode: '',
    coffeeVolume: null,
  },
  {
    coffeeOptionId: 5,
    coffeeType: 'FilterCoffee',
    coffeeSizeType: 'Small',
    milkyCode: '',
    withoutMilkyCode: '',
    coffeeVolume: null,
  },
];

const open = async (part: Partial<Venue> = {}, theme: 'light' | 'dark' = 'light', width = 1280) => {
  await browser.viewport(width, 900);
  const client = editorClient({ venueCoffeeSize: menu, ...part }, 'PanelVenueUser');
  const rendered = renderFeature(<VenueEditPage id={1} />, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { name: 'Kırık Fincan Moda' });
  return { ...rendered, client };
};

const card = (name: string) => within(screen.getByRole('region', { name }));
/** What stands behind a name in a list of facts. */
const fact = (name: string, within = card('Genel bilgiler')) => within.getByText(name).nextElementSibling?.textContent;

const save = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Güncelle' }));

describe('a venue user', () => {
  it('reads the venue by its id and cannot type into any of its fields (VEN-06, VEN-51, VEN-130)', async () => {
    const { client } = await open();
    expect(client.inputsOf(venueEditorEntries.detail)).toEqual([{ id: 1 }]);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('reads name, code, company, plan, address, coffees, milk types and sizes (VEN-51)', async () => {
    await open();
    expect(screen.getAllByText('Salt okunur')).toHaveLength(3);
    expect(fact('Mağaza / tabela adı')).toBe('Kırık Fincan Moda');
    expect(fact('Mağaza kodu')).toBe('KF-0142');
    expect(fact('İş yeri')).toBe('Kırık Fincan Gıda Ltd. Şti.');
    expect(fact('Plan')).toBe('Basic + Plus');
    expect(fact('Adres')).toBe('Moda Cad. 12, Kadıköy, İstanbul');
    const menuCard = card('Kahveler ve sütler');
    await menuCard.findByText('Latte, Filtre kahve');
    expect(fact('Boylar', menuCard)).toBe('Küçük, Orta');
    expect(fact('Sütler', menuCard)).toBe('Tam yağlı');
  });

  it('asks again for the names of coffees that could not be read; the form stays usable (VEN-51)', async () => {
    const client = editorClient({ venueCoffeeSize: menu }, 'PanelVenueUser');
    client.answer(venueEditorEntries.coffeeOptions, () => Promise.reject(refusal('bad_request')));
    const { user } = renderFeature(<VenueEditPage id={1} />, { client, background: 'surface' });
    await screen.findByText('Kahveler yüklenemedi.');
    expect(screen.getByRole('switch', { name: 'Yoğun veya tatil' })).toBeDefined();
    client.answer(venueEditorEntries.coffeeOptions, [{ id: 2, title: 'Latte', coffeeType: 'Latte', checked: false }]);
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    await screen.findByText('Latte');
  });

  it('has whom to write to and the pictures beside the form, below it on phones (VEN-46, VEN-51)', async () => {
    const address = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    const { container } = await open({ images: [address] });
    expect(screen.getByText('Saat, plan veya adres için yöneticinize yazın.')).toBeDefined();
    expect(screen.getByRole('img', { name: '1. mağaza görseli' }).getAttribute('src')).toBe(address);
    const side = () => screen.getByRole('complementary').getBoundingClientRect();
    const hours = () => screen.getByRole('region', { name: 'Çalışma saatleri' }).getBoundingClientRect();
    expect(side().left).toBeGreaterThan(hours().right);
    await browser.viewport(320, 900);
    await waitFor(() => expect(side().top).toBeGreaterThan(hours().bottom));
    expect(container.ownerDocument.documentElement.scrollWidth).toBe(320);
  });

  it('is told beside the switch, and by it, why a venue that was active cannot be coming soon (VEN-87, VEN-146)', async () => {
    const { user } = await open({ isOpen: false, wasActivated: true });
    const soon = screen.getByRole('switch', { name: 'Yakında' });
    const reason = 'Daha önce aktif edilmiş bir mağaza için Yakında seçeneği seçilemez';
    expect(document.getElementById(soon.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    expect(screen.getAllByText(reason)).toHaveLength(2);
    await user.click(soon);
    expect(soon.getAttribute('aria-checked')).toBe('false');
  });

  it('sees in the bar that the state was changed, once it was (VEN-52)', async () => {
    const { user } = await open();
    const bar = () => screen.getByRole('button', { name: 'Güncelle' }).parentElement as HTMLElement;
    expect(within(bar()).queryByText('Durum')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Yoğun veya tatil' }));
    await within(bar()).findByText('Kaydedilmemiş değişiklik');
    expect(within(bar()).getByText('Durum')).toBeDefined();
  });

  it('marks a passive venue as coming soon; nothing else is sent (VEN-53, VEN-87, VEN-139)', async () => {
    const opened = await open({ isOpen: false, wasActivated: false });
    await opened.user.click(screen.getByRole('switch', { name: 'Yakında' }));
    await save(opened);
    await waitFor(() =>
      expect(opened.client.inputsOf(venueEditorEntries.update)).toEqual([
        { id: 1, version: 3, isComingSoon: true, isBusy: false, isFree: false },
      ]),
    );
  });

  it('is told that busy needs its end; the call is not made (VEN-93, VEN-123)', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('switch', { name: 'Yoğun veya tatil' }));
    await save(opened);
    expect((await screen.findAllByText('Yoğunluk bitiş saati girişi yapmalısınız!')).length).toBeGreaterThan(0);
    expect(opened.client.inputsOf(venueEditorEntries.update)).toEqual([]);
  });

  it('is told that a holiday needs its end, beside the days that are left (VEN-94, VEN-95, VEN-125)', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('switch', { name: 'Yoğun veya tatil' }));
    await opened.user.click(screen.getByRole('radio', { name: 'Tatil' }));
    expect(screen.getByText('Kalan tatil hakkı: 14 gün')).toBeDefined();
    await save(opened);
    expect((await screen.findAllByText('Tatil bitiş tarihi girişi yapmalısınız!')).length).toBeGreaterThan(0);
  });

  it.each(['light', 'dark'] as const)('sees nothing that axe objects to (%s)', async (theme) => {
    const { container } = await open({}, theme);
    await expectNoAxeViolations(container);
  });
});
