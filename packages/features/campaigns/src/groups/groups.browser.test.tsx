import { campaignEntries } from '@telve/api';
import { campaignGroup, expectNoAxeViolations, networkFault, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { GroupAddPage } from './GroupAddPage';
import { GroupDetailPage } from './GroupDetailPage';
import { groupClient } from './testing/groupClient';

beforeEach(() => browser.viewport(1440, 900));

const open = async (element: ReactElement, client = groupClient(), theme: 'light' | 'dark' = 'light') => {
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Grup başlığı/ });
  return {
    ...rendered,
    client,
    title,
    put: async (text: string) => {
      await user.clear(title());
      if (text === '') return;
      await user.click(title());
      await user.paste(text);
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
  };
};

const detail = (client = groupClient(), theme: 'light' | 'dark' = 'light') =>
  open(<GroupDetailPage id={58} />, client, theme);

describe('adding a group', () => {
  it('asks for the title alone, and leads to the new group (GRP-01, GRP-02, GRP-29)', async () => {
    const { put, press, client, navigation } = await open(<GroupAddPage />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await put('Bahar');
    await press('Ekle');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'campaigns.group', params: { id: 77 } }]));
    expect(client.inputsOf(campaignEntries.createGroup)).toEqual([{ title: 'Bahar' }]);
  });

  it('tells a failed network as such and keeps the title (D-75)', async () => {
    const { put, press, title, client } = await open(<GroupAddPage />);
    client.answer(campaignEntries.createGroup, () => Promise.reject(networkFault()));
    await put('Bahar');
    await press('Ekle');
    await screen.findByText(/^Sunucuya ulaşılamadı/);
    expect(title().value).toBe('Bahar');
  });

  it('needs a title of at most 255 characters (GRP-23, GRP-24)', async () => {
    const { put, press, faults, user, client } = await open(<GroupAddPage />);
    await press('Ekle');
    expect((await faults()).getByText(/Grup başlığı alanı zorunludur\./)).toBeDefined();
    await user.keyboard('{Escape}');
    await put('a'.repeat(256));
    await press('Ekle');
    expect((await faults()).getByText(/Maksimum 255 karakter olmalıdır\./)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(client.inputsOf(campaignEntries.createGroup)).toEqual([]);
    await put('a'.repeat(255));
    await press('Ekle');
    await waitFor(() => expect(client.inputsOf(campaignEntries.createGroup)).toHaveLength(1));
  });
});

describe('the title', () => {
  it('is saved where it stands, and says so (GRP-04, GRP-31, GRP-33)', async () => {
    const { put, press, client, title } = await detail();
    await put('Aralık ortaklıkları');
    await press('Başlığı kaydet');
    await screen.findByText('Grup kampanyası başarılı bir şekilde güncellendi.');
    expect(client.inputsOf(campaignEntries.updateGroup)).toEqual([
      { id: 58, title: 'Aralık ortaklıkları', version: 1 },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Aralık ortaklıkları' });
    expect(title().value).toBe('Aralık ortaklıkları');
  });

  it('is kept and compared when somebody else saved meanwhile (D-91)', async () => {
    const { put, press, client } = await detail();
    await client.call(campaignEntries.updateGroup, { id: 58, title: 'Onların adı' });
    await put('Benim adım');
    await press('Başlığı kaydet');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
  });
});

describe('picking existing campaigns', () => {
  const pick = async (client = groupClient()) => {
    const page = await detail(client);
    await page.press('Alt kampanya ekle');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Var olandan seç' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Var olan kampanyalardan seç' }));
    await dialog.findByRole('checkbox', { name: /Serbest kampanya 1 / }).catch(() => undefined);
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(10));
    return { ...page, dialog };
  };

  it('is one of two entries of the add menu (GRP-06, GRP-09)', async () => {
    const { press } = await detail();
    await press('Alt kampanya ekle');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Yeni alt kampanyaTek ya da toplu',
      'Var olandan seç',
    ]);
    expect(items[0]?.getAttribute('href')).toBe('/campaigns.addSub/58');
  });

  it('shows ten a page of the free ones and its own, with search and pager (GRP-07, GRP-08, GRP-27, GRP-34)', async () => {
    const { dialog, client, user } = await pick();
    expect(client.inputsOf(campaignEntries.choices)).toEqual([{ page: 1, size: 10, campaignGroupId: 58 }]);
    expect(dialog.getByText('1–10 / 16', { selector: 'span:not([role])' })).toBeDefined();
    expect(dialog.getAllByText('Bu grupta')).toHaveLength(2);
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
    const { dialog, client, user } = await pick();
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
    const page = await detail(client);
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

  it('takes out what another group has by now, keeps the rest and says so (D-74)', async () => {
    const { dialog, client, user } = await pick();
    await user.click(dialog.getByRole('checkbox', { name: /Serbest kampanya 1 / }));
    client.answer(campaignEntries.setGroupCampaigns, () =>
      Promise.reject(refusal('campaign_of_other_group', { status: 409 })),
    );
    const own = { type: 'CouponCode', endDate: '2026-12-31', groupCampaignId: 58 } as const;
    client.answer(campaignEntries.choices, {
      items: [
        { id: 1301, title: 'Avlu çalışanlarına ilk ay', ...own },
        { id: 1302, title: 'Mercan çalışanlarına ilk ay', ...own },
      ],
      totalCount: 2,
      totalPages: 1,
    });
    await user.click(dialog.getByRole('button', { name: 'Grubu güncelle' }));
    await screen.findByText('Seçtiğiniz bir kampanya artık gruba alınamıyor; seçimden çıkarıldı.');
    await dialog.findByText('2 kampanya seçili, 2 tanesi zaten grupta');
  });

  it('keeps what somebody else put into the group meanwhile (D-91)', async () => {
    const { dialog, client, user } = await pick();
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
    const { dialog, user } = await pick();
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
    const page = await detail(client);
    await page.press('Alt kampanya ekle');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Var olandan seç' }));
    await screen.findByText('Kayıtlar yüklenemedi.');
    client.answer(campaignEntries.choices, { items: [], totalCount: 0, totalPages: 0 });
    await page.press('Yeniden dene');
    await screen.findByText('Gruba alınabilecek kampanya yok.', { selector: 'p' });
  });
});

describe('the looks', () => {
  it.each([
    ['light', 1440],
    ['dark', 390],
    ['light', 320],
  ] as const)('have no axe faults, %s at %i px, dialog open and closed', async (theme, width) => {
    await browser.viewport(width, 800);
    const { container, press, user } = await detail(groupClient({ group: campaignGroup() }), theme);
    await screen.findByText('Avlu çalışanlarına ilk ay');
    await expectNoAxeViolations(container);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await press('Alt kampanya ekle');
    await user.click(await screen.findByRole('menuitem', { name: 'Var olandan seç' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Mercan çalışanlarına ilk ay');
    await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await expectNoAxeViolations(dialog);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
  });
});
