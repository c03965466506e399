import { bannerEntries, roles } from '@telve/api';
import { banner, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BannerAddPage } from './BannerAddPage';
import { BannerEditPage } from './BannerEditPage';
import { BannerListPage } from './BannerListPage';
import { bannerClient } from './testing/bannerClient';

const open = (query = '', client = bannerClient()) => ({
  ...renderFeature(<BannerListPage />, { client, navigation: query }),
  client,
});
const row = async (title: string) => (await screen.findByText(title)).closest('tr') as HTMLElement;

describe('the list', () => {
  it('is titled “Afişler” and shows id, title, end, status, order and edit (BAN-12, BAN-18, BAN-19, BAN-20, BAN-21, BAN-22, BAN-23, BAN-73)', async () => {
    const { client } = open();
    const active = within(await row('Soğuk kahvede ikincisi bizden'));
    expect(screen.getByRole('heading', { level: 1, name: 'Afişler' })).toBeDefined();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Banner ID',
      'Başlık',
      'Bitiş tarihi',
      'Durum',
      'Sıralama',
      'İşlemler',
    ]);
    for (const text of ['73', '30-06-2027 23:59', 'Aktif', '2']) expect(active.getByText(text)).toBeDefined();
    const passive = within(await row('Bahar kampanyası'));
    expect(passive.getByText('05-03-2025 23:59')).toBeDefined();
    expect(passive.getByText('Pasif')).toBeDefined();
    const edit = screen.getByRole('link', { name: 'Düzenle: Soğuk kahvede ikincisi bizden' });
    expect(edit.getAttribute('href')).toBe('/banners.edit/73');
    expect(client.inputsOf(bannerEntries.list)).toEqual([{ page: 1, size: 10 }]);
  });

  it('says nothing of a banner that is over or ends soon (BAN-43)', async () => {
    open();
    await row('Bahar kampanyası');
    expect(screen.queryByText(/sona er|süresi|doldu/i)).toBeNull();
  });

  it('leads to the form that adds (BAN-01, BAN-13)', async () => {
    const { user, navigation } = open();
    await row('Bahar kampanyası');
    await user.click(screen.getByRole('link', { name: 'Afiş ekle' }));
    expect(navigation.visits).toMatchObject([{ target: 'banners.add' }]);
  });

  it('is narrowed by two typed letters (BAN-14)', async () => {
    const { user, client } = open();
    await row('Bahar kampanyası');
    await user.type(screen.getByRole('searchbox', { name: 'Afiş ara' }), 'kı');
    await waitFor(() => expect(screen.queryByText('Bahar kampanyası')).toBeNull());
    expect(client.inputsOf(bannerEntries.list).at(-1)).toEqual({ page: 1, size: 10, search: 'kı' });
  });

  it('asks with every filter of the address, and explains the one by date (BAN-15, BAN-16, BAN-30, BAN-54, BAN-58, BAN-73)', async () => {
    const { client } = open('isActive=false&applicationType=UserApp&startDate=2025-03-05&endDate=2025-03-05');
    await row('Bahar kampanyası');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(client.inputsOf(bannerEntries.list)).toEqual([
      {
        page: 1,
        size: 10,
        isActive: false,
        applicationType: 'UserApp',
        startDate: '2025-03-05',
        endDate: '2025-03-05',
      },
    ]);
    screen.getByText(
      'Tarih filtresi, bitiş tarihi seçilen başlangıç ve bitiş tarihleri arasında olan afişleri gösterir.',
    );
  });

  it('has sizes and pages below, and the page in the address (BAN-24, BAN-25, BAN-56)', async () => {
    const rows = Array.from({ length: 11 }, (_, index) => banner({ id: index + 1, title: `Afiş no ${index + 1}` }));
    const { user, navigation } = open('', bannerClient({ rows }));
    await row('Afiş no 1');
    expect(screen.getByRole('combobox', { name: /Sayfa/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
    await row('Afiş no 11');
    expect(navigation.query()).toBe('page=2');
  });

  it('says that there are none yet, and that nothing was found', async () => {
    open('', bannerClient({ rows: [] }));
    await screen.findByText('Henüz afiş yok');
    open('search=yok');
    await screen.findByText('Afiş bulunamadı');
  });

  it('can be loaded again when it failed', async () => {
    const client = bannerClient();
    client.answer(bannerEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const { user } = open('', client);
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(bannerEntries.list, { items: [], totalCount: 0, totalPages: 0 });
    await user.click(again);
    await screen.findByText('Henüz afiş yok');
  });

  it('has no links where the host has no forms', async () => {
    const navigation = memoryNavigation('', ['banners.list']);
    renderFeature(<BannerListPage />, { client: bannerClient(), navigation });
    await row('Bahar kampanyası');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe.each([
  ['list', <BannerListPage key="list" />, 'Afişler'],
  ['add form', <BannerAddPage key="add" />, 'Afiş ekle'],
  ['edit form', <BannerEditPage key="edit" id={73} />, 'Soğuk kahvede ikincisi bizden'],
] as const)('the %s', (_name, element, title) => {
  it('opens to PanelUser (BAN-88)', async () => {
    renderFeature(element, { client: bannerClient() });
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (BAN-88)', (role) => {
    const client = bannerClient({ roles: [role] });
    renderFeature(element, { client });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
