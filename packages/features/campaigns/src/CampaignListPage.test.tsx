import { campaignEntries, lookupEntries } from '@telve/api';
import { campaign, campaignGroup, memoryNavigation, networkFault, refusal, renderFeature } from '@telve/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CampaignListPage } from './CampaignListPage';
import { progressPause } from './data/useWhileRunning';
import { type CampaignClientOptions, campaignClient, sampleCampaigns } from './testing/campaignClient';

/** The time until codes that are being made are looked at again. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(progressPause));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

interface OpenOptions extends CampaignClientOptions {
  query?: string;
}

const open = async ({ query = '', ...options }: OpenOptions = {}) => {
  const client = campaignClient(options);
  const rendered = renderFeature(<CampaignListPage />, { client, navigation: query });
  await screen.findAllByRole('rowheader');
  return { ...rendered, client, asked: () => client.inputsOf(campaignEntries.list) };
};

const rowOf = (title: string) => {
  const row = screen.getByRole('rowheader', { name: title }).closest('tr') as HTMLElement;
  return { ...within(row), row };
};
const titles = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('a row', () => {
  it('has id, title, code type, used of all codes, package and priority (CAMP-13, CAMP-14, CAMP-15, CAMP-16, CAMP-19, CAMP-22, CAMP-26, CAMP-28)', async () => {
    await open();
    const { row, getAllByText, getByText } = rowOf('Kasım fırsatı');
    expect(row.textContent).toContain('3 / 100');
    expect(getByText('1', { selector: 'span' })).toBeDefined();
    expect(getAllByText('Genel')).toHaveLength(2);
    expect(rowOf('Yılbaşı').getByText('4')).toBeDefined();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Başlık',
      'Kod tipi',
      'Kullanılan / toplam kod',
      'Kupon durumu',
      'Paket',
      'Öncelik',
      'Gösterim',
      'Aktif',
      'İşlemler',
    ]);
  });

  it('says “Unique Kod” and PLUS as they are, and that there are no codes (CAMP-27, CAMP-29, D-72)', async () => {
    await open({ query: 'filterBySubscriptionType=' });
    expect(rowOf('Öğle kahvesi').getByText('Unique Kod')).toBeDefined();
    expect(rowOf('Plus’a özel').getByText('PLUS')).toBeDefined();
    expect(rowOf('Duyuru').getByText('Kodsuz')).toBeDefined();
    expect(rowOf('Duyuru').getByText('Kod yok')).toBeDefined();
  });

  it('warns in red that a campaign is over, in yellow that it ends within 7 days, else not at all (CAMP-21, CAMP-23, CAMP-24, CAMP-25)', async () => {
    await open();
    expect(rowOf('Kasım fırsatı').getByText('Süresi doldu').dataset.tone).toBe('danger');
    expect(rowOf('Öğle kahvesi').getByText('Süresi dolmak üzere').dataset.tone).toBe('warning');
    for (const title of ['Yılbaşı', 'Duyuru']) expect(rowOf(title).queryByText(/^Süresi/)).toBeNull();
  });

  it('leads to the edit form by its title and its pencil (CAMP-20, CAMP-32)', async () => {
    await open();
    const row = rowOf('Yılbaşı');
    for (const name of ['Yılbaşı', 'Düzenle: Yılbaşı']) {
      expect(row.getByRole('link', { name }).getAttribute('href')).toBe('/campaigns.edit/3');
    }
  });

  it('tells how the making of its codes is doing, and reads again until it is over', async () => {
    const running = campaign({ subscriptionType: 'GENERAL', codeProgress: { state: 'running', done: 62, total: 100 } });
    const { client, asked } = await open({ campaigns: [running] });
    expect(screen.getByText('Kodlar üretiliyor, %62')).toBeDefined();
    client.change(running.id, { codeProgress: null });
    await pause();
    await waitFor(() => expect(screen.queryByText(/Kodlar üretiliyor/)).toBeNull());
    await pause();
    expect(asked()).toHaveLength(2);
  });

  it('are not read again while the groups are looked at', async () => {
    const running = campaign({ subscriptionType: 'GENERAL', codeProgress: { state: 'running', done: 62, total: 100 } });
    const { asked, user } = await open({ campaigns: [running], groups: [campaignGroup()] });
    await user.click(tab(/^Kampanya grupları/));
    await screen.findByText('Kasım ortaklıkları');
    await pause();
    expect(asked()).toHaveLength(1);
    await user.click(tab(/^Tekil kampanyalar/));
    await pause();
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('says where the making of codes stopped', async () => {
    const codeProgress = { state: 'failed', done: 48, total: 100 } as const;
    await open({ campaigns: [campaign({ subscriptionType: 'GENERAL', codeProgress })] });
    expect(screen.getByText('Kod üretimi yarıda kaldı')).toBeDefined();
  });
});

describe('a switch', () => {
  it('shows or hides at once and says so (CAMP-17, CAMP-59, CAMP-106, CAMP-115)', async () => {
    const { user, client } = await open();
    const shown = screen.getByRole('switch', { name: 'Yılbaşı gösterim' });
    await user.click(shown);
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(campaignEntries.setShown)).toEqual([{ id: 3, shown: true }]);
    await waitFor(() => expect(shown.getAttribute('aria-checked')).toBe('true'));
  });

  it('takes a campaign out at once and says so (CAMP-18, CAMP-58, CAMP-105, CAMP-115)', async () => {
    const { user, client } = await open();
    const active = screen.getByRole('switch', { name: 'Yılbaşı aktif' });
    await user.click(active);
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(campaignEntries.setActive)).toEqual([{ id: 3, active: false }]);
    await waitFor(() => expect(active.getAttribute('aria-checked')).toBe('false'));
  });

  it.each([
    ['gösterim', campaignEntries.setShown, 'false'],
    ['aktif', campaignEntries.setActive, 'true'],
  ] as const)('of %s flips back and says “Bir hata oluştu” when it fails (CAMP-114)', async (name, entry, before) => {
    const { user, client } = await open();
    client.answer(entry as typeof campaignEntries.setActive, () => {
      throw refusal('internal_error', { status: 500 });
    });
    const one = screen.getByRole('switch', { name: `Yılbaşı ${name}` });
    await user.click(one);
    await screen.findByText('Bir hata oluştu');
    expect(one.getAttribute('aria-checked')).toBe(before);
  });
});

it('says of a switch that the server could not be reached, and flips it back (D-75)', async () => {
  const { user, client } = await open();
  client.answer(campaignEntries.setActive, () => {
    throw networkFault();
  });
  const active = screen.getByRole('switch', { name: 'Yılbaşı aktif' });
  await user.click(active);
  await screen.findByText(/^Sunucuya ulaşılamadı/);
  expect(active.getAttribute('aria-checked')).toBe('true');
});

describe('the list', () => {
  it('begins with the campaigns for everybody, which it asks for and shows as chosen (CAMP-07, CAMP-12, CAMP-100, D-71)', async () => {
    const { asked } = await open();
    expect(asked()).toEqual([{ filterBySubscriptionType: 'GENERAL', page: 1, size: 10 }]);
    expect(screen.getByRole('button', { name: 'Paket: Genel' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Filtreleri temizle' })).toBeNull();
    expect(titles()).not.toContain('Plus’a özel');
  });

  it('asks for the two enumerations (CAMP-111, CAMP-112)', async () => {
    const { client } = await open();
    expect(client.inputsOf(lookupEntries.getEnum).map(({ name }) => name)).toEqual(['SegmentType', 'SubscriptionType']);
  });

  it('is searched from two letters on (CAMP-09, LIST-05)', async () => {
    const { user, asked } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Kampanya ara' }), 'Yı');
    await waitFor(() => expect(titles()).toEqual(['Yılbaşı']));
    expect(asked().at(-1)).toMatchObject({ search: 'Yı', page: 1 });
  });

  it('takes every filter from the address along (CAMP-04, CAMP-05, CAMP-06, CAMP-08, CAMP-100)', async () => {
    const query =
      'filterBySubscriptionType=PLUS&filterByCampaign=CouponCode&filterByStatus=false&filterBySegment=NewCommers&startDate=2026-11-01&endDate=2099-01-01';
    const { asked } = await open({ query });
    expect(asked()).toEqual([
      {
        filterBySubscriptionType: 'PLUS',
        filterByCampaign: 'CouponCode',
        filterByStatus: false,
        filterBySegment: 'NewCommers',
        startDate: '2026-11-01',
        endDate: '2099-01-01',
        page: 1,
        size: 10,
      },
    ]);
    expect(titles()).toEqual(['Plus’a özel']);
  });

  it('says that there is nothing, that nothing was found, and that it could not be read', async () => {
    const nothing = campaignClient({ campaigns: [] });
    const { unmount } = renderFeature(<CampaignListPage />, {
      client: nothing,
      navigation: 'filterBySubscriptionType=',
    });
    await screen.findByText('Henüz kampanya yok');
    unmount();
    const failing = campaignClient();
    failing.answer(campaignEntries.list, () => {
      throw refusal('internal_error', { status: 500 });
    });
    const { user } = renderFeature(<CampaignListPage />, { client: failing });
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
    failing.answer(campaignEntries.list, () => ({ items: [], totalCount: 0, totalPages: 0 }));
    await user.click(retry);
    await screen.findByText('Kampanya bulunamadı');
  });

  it('offers adding a campaign and a group where the host has them (CAMP-30, GRP-01)', async () => {
    const { unmount } = await open();
    expect(screen.getByRole('link', { name: 'Kampanya ekle' }).getAttribute('href')).toBe('/campaigns.add');
    expect(screen.getByRole('link', { name: 'Grup oluştur' }).getAttribute('href')).toBe('/campaigns.addGroup');
    unmount();
    renderFeature(<CampaignListPage />, { client: campaignClient(), navigation: memoryNavigation('', []) });
    await screen.findAllByRole('rowheader');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the two tabs', () => {
  const groups = Array.from({ length: 25 }, (_, at) => campaignGroup({ id: at + 1, title: `Grup ${at + 1}` }));

  it('are single campaigns and groups, each with its count (CAMP-02)', async () => {
    await open({ groups });
    await waitFor(() => expect(tab(/^Kampanya grupları/).textContent).toBe('Kampanya grupları25'));
    expect(tab(/^Tekil kampanyalar/).textContent).toBe('Tekil kampanyalar4');
    expect(tab(/^Tekil kampanyalar/).getAttribute('aria-selected')).toBe('true');
  });

  it('keep a page each: page and groupPage (CAMP-03)', async () => {
    const campaigns = Array.from({ length: 25 }, (_, at) =>
      campaign({ ...sampleCampaigns[0], id: at + 1, title: `Tekil ${at + 1}` }),
    );
    const { user, navigation, client } = await open({ groups, campaigns });
    await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
    await waitFor(() => expect(titles()[0]).toBe('Tekil 11'));
    await user.click(tab(/^Kampanya grupları/));
    await waitFor(() => expect(titles()[0]).toContain('Grup 1'));
    await user.click(screen.getByRole('button', { name: 'Sayfa 3' }));
    await waitFor(() => expect(titles()[0]).toContain('Grup 21'));
    const query = new URLSearchParams(navigation.query());
    expect([query.get('page'), query.get('groupPage'), query.get('tab')]).toEqual(['2', '3', 'groups']);
    expect(client.inputsOf(campaignEntries.groups).at(-1)).toEqual({ page: 3, size: 10 });
    await user.click(tab(/^Tekil kampanyalar/));
    await waitFor(() => expect(titles()[0]).toBe('Tekil 11'));
  });
});
