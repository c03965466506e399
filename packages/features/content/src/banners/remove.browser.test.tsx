import { bannerEntries } from '@telve/api';
import { memoryNavigation, networkFault, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BannerEditPage } from './BannerEditPage';
import { bannerClient } from './testing/bannerClient';

const open = (id = 73, navigation = memoryNavigation()) => {
  const client = bannerClient();
  return { ...renderFeature(<BannerEditPage id={id} />, { client, navigation }), client };
};

describe('deleting', () => {
  const ask = async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Sil' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Afiş Silinecek' }));
    return { ...view, dialog, answer: (name: string) => view.user.click(dialog.getByRole('button', { name })) };
  };

  it('asks first, and “İptal” keeps the banner (BAN-35, BAN-36, BAN-37)', async () => {
    const { dialog, answer, client } = await ask();
    expect(dialog.getByText('Onaylamanız durumunda afiş silinecektir.')).toBeDefined();
    await answer('İptal');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(client.inputsOf(bannerEntries.remove)).toEqual([]);
  });

  it('deletes once, says so and leads to the list, also from a form that was changed (BAN-37, BAN-76, BAN-83)', async () => {
    const view = open();
    await view.user.type(await screen.findByRole('textbox', { name: /^Başlık/ }), '!');
    await waitFor(() => expect(view.navigation.asks.size).toBe(1));
    await view.user.dblClick(screen.getByRole('button', { name: 'Sil' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Afiş Silinecek' }));
    await view.user.dblClick(dialog.getByRole('button', { name: 'Sil' }));
    await screen.findByText('Afiş başarıyla silindi.');
    expect(view.client.inputsOf(bannerEntries.remove)).toEqual([{ id: 73 }]);
    await waitFor(() => expect(view.navigation.visits).toMatchObject([{ target: 'banners.list' }]));
    expect(view.navigation.asks.size).toBe(0);
    expect(screen.queryByText('Afiş açılamadı.')).toBeNull();
  });

  it.each([
    ['an error', () => Promise.reject(refusal('internal_error', { status: 500 }))],
    ['no answer', () => Promise.reject(networkFault())],
    ['false', () => false as never],
  ])('says that it failed after %s, and stays (BAN-78, BAN-84)', async (_name, made) => {
    const { answer, client, navigation } = await ask();
    client.answer(bannerEntries.remove, made as never);
    await answer('Sil');
    await screen.findByText('Afiş silinirken bir hata oluştu!');
    expect(navigation.visits).toEqual([]);
    expect(screen.getByRole('button', { name: 'Güncelle' })).toBeDefined();
  });

  it('says that it is gone where the host has no list', async () => {
    const view = open(73, memoryNavigation('', ['banners.edit']));
    await view.user.click(await screen.findByRole('button', { name: 'Sil' }));
    await view.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Afiş Silinecek' })).getByRole('button', { name: 'Sil' }),
    );
    await screen.findByText('Kayıt bulunamadı');
  });
});

describe('a banner that cannot be opened', () => {
  it.each([999_999, Number.NaN])('leads to the list, which says so: %s (BAN-38)', async (id) => {
    const { navigation } = open(id);
    await screen.findByText('Afiş açılamadı.');
    expect(navigation.visits).toEqual([{ target: 'banners.list', params: {}, replace: true }]);
  });

  it('is told on the page where the host has no list', async () => {
    open(999_999, memoryNavigation('', ['banners.edit']));
    await screen.findByText('Kayıt bulunamadı');
  });
});
