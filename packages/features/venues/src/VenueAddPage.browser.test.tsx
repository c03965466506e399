import { type Role, venueEditorEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { editorClient } from './testing/editorClient';
import { VenueAddPage } from './VenueAddPage';

const open = async (role: Role = 'PanelUser') => {
  await browser.viewport(1440, 900);
  const client = editorClient({}, role);
  const rendered = renderFeature(<VenueAddPage />, { client, background: 'surface' });
  await screen.findByRole('heading', { name: 'Mağaza ekle' });
  return { ...rendered, client };
};
type Opened = Awaited<ReturnType<typeof open>>;

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const choose = async ({ user }: Opened, field: RegExp, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const add = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Ekle' }));

const fill = async (opened: Opened) => {
  const { user } = opened;
  await user.type(await screen.findByRole('textbox', { name: /Mağaza \/ tabela adı/ }), 'Yeni Mağaza');
  await choose(opened, /İş yeri/, /Kırık Fincan/);
  await user.type(box(/Adres/), 'Moda Cad. 1');
  await choose(opened, /Şehir/, /İstanbul/);
  await choose(opened, /İlçe/, /Kadıköy/);
  await user.type(box(/Enlem/), '40,98');
  await user.type(box(/Boylam/), '29,02');
  await user.click(screen.getByRole('checkbox', { name: 'Tam yağlı' }));
};

describe('adding a venue', () => {
  it('asks for name, company, place, hours, features, plan, cups and milk, and leads to the list (VEN-03, VEN-27, VEN-28, VEN-33, VEN-34, VEN-35, VEN-37, VEN-38, VEN-39, VEN-40, VEN-41, VEN-42, VEN-44, VEN-83, VEN-138)', async () => {
    const opened = await open();
    await fill(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: 'Wi-Fi' }));
    await opened.user.click(screen.getByRole('radio', { name: /^Basic \+ Plus Paket Anlaşması/ }));
    await opened.user.click(screen.getByRole('checkbox', { name: 'Espresso Küçük' }));
    const active = screen.getByRole('switch', { name: 'Mağaza aktif' });
    const isOpen = active.getAttribute('aria-checked') !== 'true';
    await opened.user.click(active);
    await add(opened);
    await waitFor(() => expect(opened.client.inputsOf(venueEditorEntries.create)).toHaveLength(1));
    expect(opened.client.inputsOf(venueEditorEntries.create)[0]).toMatchObject({
      venueName: 'Yeni Mağaza',
      companyId: 1,
      address: 'Moda Cad. 1',
      cityId: 34,
      districtId: 1,
      latitude: 40.98,
      longitude: 29.02,
      resources: [1],
      hasPlusPackage: true,
      isOpen,
      milkTypes: [{ milkTypeId: 1, milkTypeCode: 'FullFat' }],
    });
    expect(opened.client.inputsOf(venueEditorEntries.create)[0]?.workingHours).toHaveLength(7);
    expect(opened.client.inputsOf(venueEditorEntries.create)[0]?.venueCoffeeSize).toContainEqual(
      expect.objectContaining({ coffeeOptionId: 1, coffeeSizeType: 'Small' }),
    );
    expect(opened.navigation.visits.at(-1)).toMatchObject({ target: 'venues.list' });
  });

  it('shows coming soon only while the venue is passive (VEN-43)', async () => {
    const { user } = await open();
    const active = await screen.findByRole('switch', { name: 'Mağaza aktif' });
    if (active.getAttribute('aria-checked') === 'true') await user.click(active);
    expect(screen.getByRole('switch', { name: 'Yakında' })).toBeDefined();
    await user.click(active);
    expect(screen.queryByRole('switch', { name: 'Yakında' })).toBeNull();
  });

  it('names a city and a district that are missing (VEN-108, VEN-109)', async () => {
    const opened = await open();
    await opened.user.type(await screen.findByRole('textbox', { name: /Mağaza \/ tabela adı/ }), 'Yeni Mağaza');
    await add(opened);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' }));
    expect(dialog.getByText(/Şehir alanı zorunludur\./)).toBeDefined();
    expect(dialog.getByText(/İlçe alanı zorunludur\./)).toBeDefined();
  });

  it.each([
    ['storage_full', 507],
    ['uncoded', 200],
  ])(
    'opens a dialog with the server’s message for any other failure, %s, and keeps what was typed (VEN-144)',
    async (code, status) => {
      const opened = await open();
      opened.client.answer(venueEditorEntries.create, () =>
        Promise.reject(refusal(code, { status, message: 'Depolama alanı dolu.' })),
      );
      await fill(opened);
      await add(opened);
      const dialog = await screen.findByRole('dialog', { name: 'Mağaza eklenemedi' });
      expect(within(dialog).getByText('Depolama alanı dolu.')).toBeDefined();
      expect((box(/Mağaza \/ tabela adı/) as HTMLInputElement).value).toBe('Yeni Mağaza');
    },
  );

  it('is told to a venue user as the staff’s matter, without a call (VEN-04, D-04)', async () => {
    const { client, container } = await open('PanelVenueUser');
    expect((screen.getByRole('button', { name: 'Ekle' }) as HTMLButtonElement).disabled).toBe(true);
    expect(client.inputsOf(venueEditorEntries.create)).toEqual([]);
    await expectNoAxeViolations(container);
  });
});
