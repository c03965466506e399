import { lookupEntries, venueEntries } from '@telve/api';
import {
  deferred,
  expectNoAxeViolations,
  many,
  memoryNavigation,
  page,
  refusal,
  renderFeature,
  venueRow,
} from '@telve/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type VenueClientOptions, venueClient } from './testing/venueClient';
import { VenueListPage } from './VenueListPage';

const open = (options: VenueClientOptions = {}, query = '') => {
  const client = venueClient(options);
  const rendered = renderFeature(<VenueListPage />, { client, navigation: query });
  return { ...rendered, client, lastInput: () => client.inputsOf(venueEntries.list).at(-1) };
};

const row = async (venue: string) => (await screen.findByText(venue)).closest('tr') as HTMLElement;
const codes = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent?.slice(-7));

describe('rows', () => {
  it('reads the first ten and shows how many there are (VEN-129, LIST-03)', async () => {
    const { client } = open({ venues: many(12, venueRow) });
    await row('Mağaza 1');
    expect(client.inputsOf(venueEntries.list)).toEqual([{ page: 1, size: 10 }]);
    expect(codes()).toHaveLength(10);
    expect(screen.getByText('12')).toBeDefined();
  });

  it('shows name, code, company, place, plan and state of a venue (VEN-07)', async () => {
    open();
    const cells = within(await row('Taş Avlu Kahve')).getAllByRole('cell');
    expect((await row('Taş Avlu Kahve')).textContent).toContain('TA-0087');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Avlu Turizm A.Ş.',
      'İzmir / Konak',
      'Basic',
      'Pasif',
      expect.anything(),
      expect.anything(),
    ]);
  });

  it.each([
    ['Kırık Fincan Moda', 'Aktif'],
    ['Kırık Fincan Bebek', 'YoğunBitiş: 17:30'],
    ['Taş Avlu Kahve', 'Pasif'],
    ['Mercan Kahve Evi', 'TatilBitiş: 05.12.2026'],
    ['Öğle Arası Levent', 'Yakında'],
  ])('says in words how %s is doing and when that ends (VEN-86)', async (venue, state) => {
    open({ roles: ['PanelVenueUser'] });
    const cells = [...(await row(venue)).querySelectorAll('th, td')];
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(cells[headers.indexOf('Durum')]?.textContent).toBe(state);
  });

  it('has no way to a screen that the host does not have', async () => {
    renderFeature(<VenueListPage />, { client: venueClient(), navigation: memoryNavigation('', ['venues.list']) });
    await row('Kırık Fincan Moda');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /ekle|düzenle/i })).toBeNull();
  });
});

describe('search', () => {
  it('starts at two typed characters and finds names and codes (VEN-07, LIST-05)', async () => {
    const { user, client, lastInput } = open();
    await row('Kırık Fincan Moda');
    const box = screen.getByRole('searchbox', { name: 'Mağaza adı veya kodu' });
    await user.type(box, 'ta');
    await waitFor(() => expect(codes()).toEqual(['TA-0087']));
    expect(client.inputsOf(venueEntries.list)).toHaveLength(2);
    expect(lastInput()).toMatchObject({ search: 'ta', page: 1 });
  });

  it('shows all again when the box is cleared (LIST-06)', async () => {
    const { user, lastInput } = open({}, 'search=moda');
    await row('Kırık Fincan Moda');
    await user.clear(screen.getByRole('searchbox'));
    await row('Taş Avlu Kahve');
    expect(lastInput()).toEqual({ page: 1, size: 10 });
  });
});

describe('a venue user', () => {
  const roles = ['PanelVenueUser'] as const;

  it('has the filters status, city and district only (VEN-02, VEN-16, VEN-17)', async () => {
    const { client } = open({ roles }, 'companyId=2&hasPlusPackage=false');
    await row('Kırık Fincan Moda');
    expect(screen.queryByRole('button', { name: /^(İş yeri|Plan)/ })).toBeNull();
    expect(client.inputsOf(venueEntries.list)).toEqual([{ page: 1, size: 10 }]);
    expect(client.inputsOf(lookupEntries.merchantCompanies)).toEqual([]);
  });

  it('sees no switch, the badge says the state (VEN-102)', async () => {
    open({ roles });
    expect((await row('Kırık Fincan Moda')).textContent).toContain('Aktif');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Aktif' })).toBeNull();
  });
});

describe('the switch', () => {
  const moved = () => screen.getByRole('switch', { name: 'Kırık Fincan Bebek aktif' });

  it('changes at once, clears busy, and tells that it was saved (VEN-89, VEN-102, VEN-137)', async () => {
    const { client, user } = open();
    await row('Kırık Fincan Bebek');
    const answer = deferred<boolean>();
    client.answer(venueEntries.updateStatus, () => answer.promise);
    await user.click(moved());
    expect(moved().getAttribute('aria-checked')).toBe('false');
    expect(moved().getAttribute('aria-busy')).toBe('true');
    expect((await row('Kırık Fincan Bebek')).textContent).toContain('Pasif');
    answer.resolve(true);
    expect(await screen.findByText('Güncelleme işlemi başarılıdır')).toBeDefined();
    expect(client.inputsOf(venueEntries.updateStatus)).toEqual([{ venueId: 2, status: false }]);
  });

  it('flips back and says "Bir hata oluştu" when the call fails (VEN-150)', async () => {
    const { client, user } = open();
    await row('Kırık Fincan Bebek');
    client.answer(venueEntries.updateStatus, () => Promise.reject(refusal('venue_not_found', { status: 404 })));
    await user.click(moved());
    expect(await screen.findByText('Bir hata oluştu')).toBeDefined();
    expect(moved().getAttribute('aria-checked')).toBe('true');
    expect((await row('Kırık Fincan Bebek')).textContent).toContain('Yoğun');
  });

  it('renders its own row only', async () => {
    const rendersOf = vi.fn((venue: string) => `${venue} aktif`);
    const client = venueClient();
    const { user } = renderFeature(<VenueListPage />, { client, texts: { venues: { switchLabel: rendersOf } } });
    await row('Kırık Fincan Bebek');
    rendersOf.mockClear();
    await user.click(moved());
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(new Set(rendersOf.mock.calls.flat())).toEqual(new Set(['Kırık Fincan Bebek']));
  });
});

describe('pages', () => {
  it('stand in the address, and Back leads to the one before (LIST-01, LIST-02)', async () => {
    const { user, navigation } = open({ venues: many(12, venueRow) });
    await row('Mağaza 1');
    await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
    await row('Mağaza 12');
    expect(navigation.query()).toBe('page=2');
    act(() => navigation.back());
    await row('Mağaza 1');
  });

  it('hold 10, 25, 50 or 100 venues (LIST-04)', async () => {
    const { user, lastInput } = open({ venues: many(30, venueRow) });
    await row('Mağaza 1');
    const sizes = screen.getByRole('combobox', { name: /Sayfa başına/ });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '25', '50', '100']);
    await user.selectOptions(sizes, '25');
    await row('Mağaza 25');
    expect(lastInput()).toMatchObject({ page: 1, size: 25 });
  });
});

describe('without rows', () => {
  it('shows head, search and filters while the first rows load (VEN-01)', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Mağazalar' })).toBeDefined();
    expect(screen.getByRole('searchbox')).toBeDefined();
    const table = screen.getByRole('table', { name: 'Mağaza listesi' });
    expect(table.getAttribute('aria-busy')).toBe('true');
    await row('Kırık Fincan Moda');
    expect(table.getAttribute('aria-busy')).toBe('false');
  });

  it('offers to try again when they cannot be read', async () => {
    const client = venueClient();
    client.answer(venueEntries.list, () => Promise.reject(refusal('bad_request')));
    const { user } = renderFeature(<VenueListPage />, { client });
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(venueEntries.list, page([venueRow()]));
    await user.click(retry);
    await row('Kırık Fincan Moda');
  });

  it('says that there is none yet', async () => {
    open({ venues: [] });
    expect(await screen.findByRole('heading', { name: 'Henüz mağaza yok' })).toBeDefined();
  });

  it('repeats what was searched for and clears it on request', async () => {
    const { user } = open({}, 'search=zzz&cityId=34');
    expect(await screen.findByRole('heading', { name: 'Mağaza bulunamadı' })).toBeDefined();
    expect(screen.getByText('“zzz” için sonuç yok.')).toBeDefined();
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Filtreleri temizle' }));
    await row('Kırık Fincan Moda');
  });
});

it('has nothing that axe objects to', async () => {
  const { container } = open();
  await row('Kırık Fincan Moda');
  await expectNoAxeViolations(container, { layout: false });
});
