import { campaignEntries } from '@telve/api';
import { deferred, refusal } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { groupClient } from '../testing/groupClient';
import { openDetail, openPicker } from '../testing/openGroup';

/** True for words that stand in the dialog before its search, not in a toast. */
const isAbove = (words: Element, search: Element): boolean =>
  (words.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

beforeEach(() => browser.viewport(1440, 900));

describe('picking existing campaigns', () => {
  it('is one of two entries of the add menu (GRP-06, GRP-09)', async () => {
    const { press } = await openDetail();
    await press('Alt kampanya ekle');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Yeni alt kampanyaTek tek ya da iş yeri başına toplu',
      'Var olandan seçGruba bağlı olmayan kampanyalardan',
    ]);
    expect(items[0]?.getAttribute('href')).toBe('/campaigns.addSub/58');
  });

  it('shows ten a page of the free ones and its own, with search and pager (GRP-07, GRP-08, GRP-27, GRP-34)', async () => {
    const { dialog, client, user } = await openPicker();
    expect(client.inputsOf(campaignEntries.choices)).toEqual([{ page: 1, size: 10, campaignGroupId: 58 }]);
    expect(dialog.getByText('1–10 / 16', { selector: 'span:not([role])' })).toBeDefined();
    expect(dialog.getAllByText('Bu grupta')).toHaveLength(2);
    expect(dialog.getByText('1301 · Kupon Kodu · Genel · son gün 31.12.2026')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Sayfa 2' }));
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(6));
    await user.type(dialog.getByRole('searchbox'), 'kampanya 12');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
    expect(client.inputsOf(campaignEntries.choices).at(-1)).toEqual({
      page: 1,
      size: 10,
      search: 'kampanya 12',
      campaignGroupId: 58,
    });
  });

  it('replaces the list by what is chosen over all pages, and says so (GRP-30, GRP-33)', async () => {
    const { dialog, client, user } = await openPicker();
    await user.click(dialog.getByRole('checkbox', { name: /Mercan/ }));
    await user.click(dialog.getByRole('button', { name: 'Sayfa 2' }));
    await user.click(await dialog.findByRole('checkbox', { name: /Serbest kampanya 14/ }));
    expect(dialog.getByText('2 kampanya seçili, 1 tanesi zaten grupta, 1 tanesi gruptan çıkacak')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Grubu güncelle' }));
    await screen.findByText('Grup kampanyası başarılı bir şekilde güncellendi.');
    expect(client.inputsOf(campaignEntries.setGroupCampaigns)).toEqual([
      { id: 58, subCampaignList: [1301, 1213], version: 1 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves a title that was typed unsaved, which is saved after it (D-91)', async () => {
    const client = groupClient();
    const page = await openDetail(client);
    await page.put('Yeni başlık');
    await page.press('Alt kampanya ekle');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Var olandan seç' }));
    await page.user.click(await screen.findByRole('checkbox', { name: /Serbest kampanya 3/ }));
    await page.press('Grubu güncelle');
    await waitFor(() => expect(client.inputsOf(campaignEntries.group)).toHaveLength(2));
    await page.press('Başlığı kaydet');
    await waitFor(() =>
      expect(client.inputsOf(campaignEntries.updateGroup)).toEqual([{ id: 58, title: 'Yeni başlık', version: 2 }]),
    );
  });

  it('takes out what another group has by now, names it in the dialog and keeps the rest (D-74)', async () => {
    const { dialog, client, user } = await openPicker();
    await user.click(dialog.getByRole('checkbox', { name: /Serbest kampanya 1 / }));
    client.answer(campaignEntries.setGroupCampaigns, () =>
      Promise.reject(refusal('campaign_of_other_group', { status: 409 })),
    );
    const own = {
      type: 'CouponCode',
      subscriptionType: 'PLUS',
      endDate: '2026-12-31',
      groupCampaignId: 58,
    } as const;
    client.answer(campaignEntries.choices, {
      items: [
        { id: 1301, title: 'Avlu çalışanlarına ilk ay', ...own },
        { id: 1302, title: 'Mercan çalışanlarına ilk ay', ...own },
      ],
      totalCount: 2,
      totalPages: 1,
    });
    await user.click(dialog.getByRole('button', { name: 'Grubu güncelle' }));
    const told = 'Artık gruba alınamadığı için seçimden çıkarıldı: Serbest kampanya 1.';
    expect(isAbove(await dialog.findByText(told), dialog.getByRole('searchbox'))).toBe(true);
    expect(screen.getAllByText(told)).toHaveLength(1);
    await dialog.findByText('2 kampanya seçili, 2 tanesi zaten grupta');
  });

  it('takes nothing out where it cannot be read what there is, and says that one cannot be had (D-74)', async () => {
    const { dialog, client, user } = await openPicker();
    await user.click(dialog.getByRole('checkbox', { name: /Serbest kampanya 1 / }));
    const refuse = (code: string) => () => Promise.reject(refusal(code, { status: 409 }));
    client.answer(campaignEntries.setGroupCampaigns, refuse('campaign_not_found'));
    client.answer(campaignEntries.choices, refuse('internal_error'));
    await user.click(dialog.getByRole('button', { name: 'Grubu güncelle' }));
    const told = 'Seçtiğiniz bir kampanya artık gruba alınamıyor.';
    expect(isAbove(await dialog.findByText(told), dialog.getByRole('searchbox'))).toBe(true);
    expect(dialog.getByText('3 kampanya seçili, 2 tanesi zaten grupta')).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: /Serbest kampanya 1 / }));
    expect(screen.queryByText(told)).toBeNull();
  });

  it('takes no other choice while it is being saved', async () => {
    const { dialog, client, user } = await openPicker();
    const answer = deferred<true>();
    client.answer(campaignEntries.setGroupCampaigns, () => answer.promise);
    await user.click(dialog.getByRole('checkbox', { name: /Serbest kampanya 1 / }));
    await user.click(dialog.getByRole('button', { name: 'Grubu güncelle' }));
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    await waitFor(() => expect(boxes.every(({ disabled }) => disabled)).toBe(true));
    answer.resolve(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what somebody else put into the group meanwhile (D-91)', async () => {
    const { dialog, client, user } = await openPicker();
    await user.click(dialog.getByRole('checkbox', { name: /Mercan/ }));
    await client.call(campaignEntries.setGroupCampaigns, { id: 58, subCampaignList: [1301, 1302, 1205] });
    await user.click(dialog.getByRole('button', { name: 'Grubu güncelle' }));
    await screen.findByText(/siz bakarken değiştirildi/);
    await dialog.findByText('2 kampanya seçili, 2 tanesi zaten grupta, 1 tanesi gruptan çıkacak');
    await user.click(dialog.getByRole('button', { name: 'Grubu güncelle' }));
    await screen.findByText('Grup kampanyası başarılı bir şekilde güncellendi.');
    expect(client.inputsOf(campaignEntries.setGroupCampaigns).at(-1)).toEqual({
      id: 58,
      subCampaignList: [1301, 1205],
      version: 2,
    });
  });

  it('asks before a changed choice is left', async () => {
    const { dialog, user } = await openPicker();
    await user.click(dialog.getByRole('checkbox', { name: /Mercan/ }));
    await user.click(dialog.getByRole('button', { name: 'İptal' }));
    await user.click(await screen.findByRole('button', { name: 'Sayfada kal' }));
    expect(dialog.getByText(/1 kampanya seçili/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'İptal' }));
    await user.click(await screen.findByRole('button', { name: 'Ayrıl' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Var olan kampanyalardan seç' })).toBeNull());
  });

  it('can be loaded again when it failed, and says that there is nothing', async () => {
    const client = groupClient();
    client.answer(campaignEntries.choices, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const page = await openDetail(client);
    await page.press('Alt kampanya ekle');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Var olandan seç' }));
    await screen.findByText('Kayıtlar yüklenemedi.');
    client.answer(campaignEntries.choices, { items: [], totalCount: 0, totalPages: 0 });
    await page.press('Yeniden dene');
    await screen.findByText('Gruba alınabilecek kampanya yok.', { selector: 'p' });
  });
});
