import { panelUserEntries, type Role } from '@telve/api';
import { many, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type PanelUserClientOptions, panelUserClient } from '../testing/panelUserClient';
import { panelUserRow } from '../testing/panelUsers';
import { PanelUserListPage } from './PanelUserListPage';

const open = async (options?: PanelUserClientOptions, navigation = memoryNavigation()) => {
  const client = panelUserClient(options);
  const rendered = renderFeature(<PanelUserListPage />, { client, navigation });
  await screen.findByRole('row', { name: /Ömer/ });
  return { ...rendered, client, asked: () => client.inputsOf(panelUserEntries.list) };
};

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('the list', () => {
  it('shows name, e-mail, role, company and venue of every user (PU-01, D-29)', async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Kullanıcı',
      'Rol',
      'İş yeri',
      'Mağaza',
      'Aktif',
      'İşlemler',
    ]);
    expect(
      row(/Çağla/)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Üye iş yeri', 'Kırık Fincan Gıda Ltd. Şti.', 'Tüm mağazalar']);
    expect(row(/Mert/).getByText('Tüm iş yerleri')).toBeDefined();
    expect(row(/İpek/).getByText('Rapor kullanıcısı')).toBeDefined();
    expect(row(/Elif/).getByText('Başvuru sahibi')).toBeDefined();
    expect(row(/Ömer/).getByText('omer@kirikfincan.example')).toBeDefined();
  });

  it('asks for page, size and search (PU-32)', async () => {
    const { asked } = await open(undefined, memoryNavigation('page=1&size=10&search=ömer'));
    expect(asked()).toEqual([{ page: 1, size: 10, search: 'ömer' }]);
  });

  it('narrows after two letters of a name or e-mail (PU-06)', async () => {
    const { user, asked } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Ad veya e-posta' }), 'çağ');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ömer/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Çağla/ })).toBeDefined();
    expect(asked().at(-1)).toEqual({ page: 1, size: 10, search: 'çağ' });
  });

  it('has a pager that leads to page=2 (PU-01, PU-07)', async () => {
    const users = many(12, ({ id }) => panelUserRow({ id }));
    const { user, navigation, asked } = await (async () => {
      const client = panelUserClient({ users });
      const rendered = renderFeature(<PanelUserListPage />, { client });
      await screen.findAllByRole('row', { name: /Ömer/ });
      return { ...rendered, asked: () => client.inputsOf(panelUserEntries.list) };
    })();
    await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: 2, size: 10 }));
    expect(navigation.query()).toBe('page=2');
  });

  it('leads to the add form, to the edit form and to the history (PU-02, PU-03, PU-09)', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Kullanıcı ekle' }).getAttribute('href')).toBe('/panelUsers.add');
    expect(row(/Ömer/).getByRole('link', { name: 'Ömer Faruk Işık' }).getAttribute('href')).toBe('/panelUsers.edit/4');
    expect(row(/Ömer/).getByRole('link', { name: 'Düzenle: Ömer Faruk Işık' }).getAttribute('href')).toBe(
      '/panelUsers.edit/4',
    );
    expect(row(/Ömer/).getByRole('link', { name: 'İşlem geçmişi: Ömer Faruk Işık' }).getAttribute('href')).toBe(
      '/activity.panelUser/4',
    );
  });

  it('has no controls whose places the host lacks', async () => {
    await open(undefined, memoryNavigation('', []));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the switch', () => {
  it('stands in every row (PU-08)', async () => {
    await open();
    expect(screen.getAllByRole('switch')).toHaveLength(7);
  });

  it('activates at once and sends id and active (PU-20, PU-35)', async () => {
    const { user, client } = await open();
    const passive = screen.getByRole('switch', { name: 'Şule Ağaoğlu aktif' });
    await user.click(passive);
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(panelUserEntries.updateActive)).toEqual([{ id: 6, active: true }]);
    await waitFor(() => expect(passive.getAttribute('aria-checked')).toBe('true'));
  });

  it('flips back and says so when the call fails', async () => {
    const { user, client } = await open();
    client.answer(panelUserEntries.updateActive, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const passive = screen.getByRole('switch', { name: 'Şule Ağaoğlu aktif' });
    await user.click(passive);
    await screen.findByText('Bir hata oluştu');
    expect(passive.getAttribute('aria-checked')).toBe('false');
  });

  it('cannot be pressed in the own row, which says why (PU-21)', async () => {
    const { user, client } = await open();
    const own = row(/Nehir/);
    expect(own.getByText('Siz')).toBeDefined();
    const active = own.getByRole('switch');
    expect(active.getAttribute('aria-disabled')).toBe('true');
    expect(own.getAllByText('Kendinizi pasif yapamazsınız').length).toBeGreaterThan(0);
    await user.click(active);
    expect(client.inputsOf(panelUserEntries.updateActive)).toEqual([]);
    expect(active.getAttribute('aria-checked')).toBe('true');
  });
});

describe('a venue user', () => {
  const venueUser = { roles: ['PanelVenueUser'] as Role[], identity: '3' };

  it('sees neither add nor edit nor switch; a badge says the state (PU-04, PU-10, D-91)', async () => {
    await open(venueUser);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(row(/Çağla/).getByText('Siz')).toBeDefined();
    expect(row(/Çağla/).getByText('Aktif')).toBeDefined();
    expect(row(/Şule/).getByText('Pasif')).toBeDefined();
  });
});

describe('without rows', () => {
  const render = (options?: PanelUserClientOptions, query = '') => {
    const client = panelUserClient(options);
    return { ...renderFeature(<PanelUserListPage />, { client, navigation: query }), client };
  };

  it('says that there is no user yet', async () => {
    render({ users: [] });
    expect(await screen.findByText('Henüz panel kullanıcısı yok')).toBeDefined();
  });

  it('repeats what was not found and clears it', async () => {
    const { user } = render(undefined, 'search=zzz');
    expect(await screen.findByText('Kullanıcı bulunamadı')).toBeDefined();
    const [clear] = screen.getAllByRole('button', { name: 'Filtreleri temizle' });
    await user.click(clear as HTMLElement);
    expect(await screen.findByRole('row', { name: /Ömer/ })).toBeDefined();
  });

  it('offers another try when the list does not load', async () => {
    const client = panelUserClient();
    client.answer(panelUserEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
    renderFeature(<PanelUserListPage />, { client });
    expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeDefined();
  });
});
