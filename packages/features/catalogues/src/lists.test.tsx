import { coffeeSizeEntries, milkTypeEntries } from '@telve/api';
import { refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CoffeeSizeListPage } from './coffee-sizes/CoffeeSizeListPage';
import { MilkTypeListPage } from './milk-types/MilkTypeListPage';
import { coffeeSizeClient, milkTypeClient } from './testing/catalogueClients';

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const active = (name: string) => screen.findByRole('switch', { name: `${name} aktif` });
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

describe('milk types', () => {
  const open = (query = '') => {
    const client = milkTypeClient();
    return { ...renderFeature(<MilkTypeListPage />, { client, navigation: query }), client };
  };

  it('show title, kind, active switch and a link that edits (CAT-01, CAT-12)', async () => {
    open();
    expect((await active('Tam yağlı')).getAttribute('aria-checked')).toBe('true');
    expect((await active('Sütsüz')).getAttribute('aria-checked')).toBe('false');
    expect(names()).toEqual(['Tam yağlı', 'Az yağlı', 'Laktozsuz', 'Sütsüz']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Süt tipi',
      'Tür',
      'Aktif',
      'İşlemler',
    ]);
    expect(screen.getAllByText('Sütlü')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Düzenle: Tam yağlı' }).getAttribute('href')).toBe('/milkTypes.edit/1');
  });

  it('are found by their title (CAT-01, CAT-25)', async () => {
    const { client, user } = open();
    await active('Tam yağlı');
    expect(client.inputsOf(milkTypeEntries.list)).toEqual([{ page: 1, size: 10 }]);
    await user.type(screen.getByRole('searchbox', { name: 'Süt tipi' }), 'lak');
    await waitFor(() => expect(names()).toEqual(['Laktozsuz']));
    expect(client.inputsOf(milkTypeEntries.list).at(-1)).toEqual({ page: 1, size: 10, search: 'lak' });
  });

  it('lead to the form that adds (CAT-02)', async () => {
    const { user, navigation } = open();
    await user.click(screen.getByRole('link', { name: 'Süt tipi ekle' }));
    expect(navigation.visits).toMatchObject([{ target: 'milkTypes.add' }]);
  });

  it('are switched with id and active alone and keep that over a reading (CAT-15, CAT-29, CAT-40)', async () => {
    const { client, user } = open();
    await user.click(await active('Tam yağlı'));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(milkTypeEntries.setActive)).toEqual([{ id: 1, active: false }]);
    await waitFor(() => expect(client.inputsOf(milkTypeEntries.list)).toHaveLength(2));
    expect((await active('Tam yağlı')).getAttribute('aria-checked')).toBe('false');
  });

  it('flip back with “Bir hata oluştu” when switching fails (CAT-41)', async () => {
    const { client, user } = open();
    client.answer(milkTypeEntries.setActive, fails);
    await user.click(await active('Tam yağlı'));
    await screen.findByText('Bir hata oluştu');
    expect((await active('Tam yağlı')).getAttribute('aria-checked')).toBe('true');
  });

  it('say what was not found', async () => {
    open('search=yulaf');
    await screen.findByRole('heading', { name: 'Süt tipi bulunamadı' });
  });
});

describe('coffee sizes', () => {
  const open = (query = '') => {
    const client = coffeeSizeClient();
    return { ...renderFeature(<CoffeeSizeListPage />, { client, navigation: query }), client };
  };

  it('show title, both pictures, active switch and a link that edits (CAT-04, CAT-13)', async () => {
    open();
    expect((await active('Büyük')).getAttribute('aria-checked')).toBe('false');
    expect(names()).toEqual(['Küçük', 'Orta', 'Büyük']);
    const address = (name: string) => screen.getByRole('img', { name }).getAttribute('src');
    expect(address('Orta, normal görsel')).toBe('/media/coffee-sizes/2/normal.png');
    expect(address('Orta, seçili görsel')).toBe('/media/coffee-sizes/2/selected.png');
    expect(screen.getByRole('link', { name: 'Düzenle: Orta' }).getAttribute('href')).toBe('/coffeeSizes.edit/2');
  });

  it('are found by their title (CAT-04, CAT-30)', async () => {
    const { client, user } = open();
    await active('Orta');
    expect(client.inputsOf(coffeeSizeEntries.list)).toEqual([{ page: 1, size: 10 }]);
    await user.type(screen.getByRole('searchbox', { name: 'Boy' }), 'or');
    await waitFor(() => expect(names()).toEqual(['Orta']));
    expect(client.inputsOf(coffeeSizeEntries.list).at(-1)).toEqual({ page: 1, size: 10, search: 'or' });
  });

  it('lead to the form that adds (CAT-05)', async () => {
    const { user, navigation } = open();
    await user.click(screen.getByRole('link', { name: 'Kahve boyu ekle' }));
    expect(navigation.visits).toMatchObject([{ target: 'coffeeSizes.add' }]);
  });

  it('are switched with id and active alone and keep that over a reading (CAT-16, CAT-35, CAT-42)', async () => {
    const { client, user } = open();
    await user.click(await active('Orta'));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(coffeeSizeEntries.setActive)).toEqual([{ id: 2, active: false }]);
    await waitFor(() => expect(client.inputsOf(coffeeSizeEntries.list)).toHaveLength(2));
    expect((await active('Orta')).getAttribute('aria-checked')).toBe('false');
  });

  it('flip back with “Bir hata oluştu” when switching fails (CAT-43)', async () => {
    const { client, user } = open();
    client.answer(coffeeSizeEntries.setActive, fails);
    await user.click(await active('Orta'));
    await screen.findByText('Bir hata oluştu');
    expect((await active('Orta')).getAttribute('aria-checked')).toBe('true');
  });

  it('say that there is none yet', async () => {
    renderFeature(<CoffeeSizeListPage />, { client: coffeeSizeClient({ rows: [] }) });
    await screen.findByRole('heading', { name: 'Henüz kahve boyu yok' });
  });
});
