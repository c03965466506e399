import { type CampaignRow, campaignEntries, roles } from '@telve/api';
import { useList } from '@telve/kit';
import { campaignGroup, campaignRow, memoryNavigation, page, renderFeature } from '@telve/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runningOf } from '../codes/running';
import { progressPause } from '../data/useWhileRunning';
import { GroupAddPage } from './GroupAddPage';
import { GroupDetailPage } from './GroupDetailPage';
import { GroupTab } from './GroupTab';
import { SubCampaignPage } from './SubCampaignPage';
import { groupClient } from './testing/groupClient';

/** The time until codes that are being made are looked at again. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(progressPause));

afterEach(() => void vi.useRealTimers());

function Tab() {
  return <GroupTab list={useList(campaignEntries.groups, { prefix: 'group' })} />;
}

const open = async (client = groupClient()) => {
  const rendered = renderFeature(<GroupDetailPage id={58} />, { client });
  await screen.findByRole('heading', { level: 1, name: 'Kasım ortaklıkları' });
  await screen.findByRole('rowheader', { name: /Avlu/ });
  return { ...rendered, client };
};

describe('the group tab', () => {
  it('shows title and how many campaigns, and leads to the group (GRP-03, GRP-12, GRP-25)', async () => {
    const client = groupClient();
    renderFeature(<Tab />, { client });
    expect((await screen.findByRole('link', { name: 'Kasım ortaklıkları' })).getAttribute('href')).toBe(
      '/campaigns.group/58',
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Alt kampanya');
    expect(screen.getByRole('cell', { name: '2' })).toBeDefined();
    expect(client.inputsOf(campaignEntries.groups)).toEqual([{ page: 1, size: 10 }]);
  });
});

describe('the group detail', () => {
  it('shows how many campaigns and codes there are (GRP-03, GRP-11, GRP-26)', async () => {
    const { client } = await open();
    expect(client.inputsOf(campaignEntries.group)).toEqual([{ id: 58 }]);
    expect(screen.getByText('Grup 58 · 2 alt kampanya · 700 / 1.000 kod kullanıldı')).toBeDefined();
  });

  it('lists its campaigns, found and filtered as those of the list (GRP-05)', async () => {
    const { client, user } = await open();
    expect(client.inputsOf(campaignEntries.list)).toContainEqual({ page: 1, size: 10, campaignGroupId: 58 });
    for (const name of [/Tür/, /Durum/, /Segment/, /Paket/, /Bitiş tarihi/]) {
      expect(screen.getByRole('button', { name })).toBeDefined();
    }
    await user.type(screen.getByRole('searchbox', { name: 'Alt kampanya ara' }), 'mercan');
    await waitFor(() =>
      expect(client.inputsOf(campaignEntries.list).at(-1)).toEqual({
        page: 1,
        size: 10,
        search: 'mercan',
        campaignGroupId: 58,
      }),
    );
  });

  it('switches a campaign of the group', async () => {
    const { client, user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Mercan çalışanlarına ilk ay aktif' }));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(campaignEntries.setActive)).toEqual([{ id: 1302, active: true }]);
  });

  it('tells how far the making of codes is', async () => {
    const codeProgress = { state: 'running', done: 620, total: 1000 } as const;
    const rows = [campaignRow({ id: 1305, title: 'Avlu Kahve', codeType: 'Unique', codeProgress })];
    await open(groupClient({ rows }));
    expect(await screen.findByText('Avlu Kahve için 1.000 kod üretiliyor')).toBeDefined();
    expect(screen.getByText(/620 hazır/)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Kod üretimi' }).getAttribute('aria-valuenow')).toBe('62');
  });

  it('tells of codes beyond the shown page, and how their making ended (CAMP-117, CAMP-120)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const many = Array.from({ length: 12 }, (_, at) => campaignRow({ id: at + 1, title: `Avlu ${at + 1}` }));
    const last = (codeProgress: CampaignRow['codeProgress']) =>
      many.map((row, at) => (at === 11 ? { ...row, codeType: 'Unique' as const, codeProgress } : row));
    const client = groupClient();
    let rows = last({ state: 'running', done: 620, total: 1000 });
    client.answer(campaignEntries.list, ({ page: number = 1, size = 10 }) =>
      page(rows.slice((number - 1) * size, number * size), { totalCount: 12, size }),
    );
    renderFeature(<GroupDetailPage id={58} />, { client });
    await screen.findByRole('rowheader', { name: 'Avlu 1' });
    await screen.findByText('Avlu 12 için 1.000 kod üretiliyor');
    expect(screen.queryByRole('rowheader', { name: 'Avlu 12' })).toBeNull();
    rows = last({ state: 'failed', done: 700, total: 1000 });
    await pause();
    await screen.findByText('Bir hata oluştu!');
    expect(screen.getByText('11.700 / 12.000 kod')).toBeDefined();
  });

  it('says that the codes are there once all are made (CAMP-117)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const codeProgress = { state: 'running', done: 620, total: 1000 } as const;
    const row = campaignRow({ id: 1305, title: 'Avlu Kahve', codeType: 'Unique', codeProgress });
    const client = groupClient({ rows: [row] });
    await open(client);
    await screen.findByText('Avlu Kahve için 1.000 kod üretiliyor');
    client.answer(campaignEntries.list, page([{ ...row, codeProgress: null }]));
    await pause();
    await screen.findByText('Kupon başarıyla oluşturuldu.');
    expect(screen.getByText('1.000 / 1.000 kod')).toBeDefined();
  });

  it('says that it has no campaigns yet, and that there is no such group', async () => {
    renderFeature(<GroupDetailPage id={58} />, { client: groupClient({ rows: [] }) });
    await screen.findByText('Bu grupta henüz alt kampanya yok');
    renderFeature(<GroupDetailPage id={99} />, { client: groupClient() });
    await screen.findByText('Kayıt bulunamadı');
    renderFeature(<SubCampaignPage id={99} />, { client: groupClient() });
    await waitFor(() => expect(screen.getAllByText('Kayıt bulunamadı')).toHaveLength(2));
  });
});

it('tells the host which group a campaign is added to (GRP-09)', async () => {
  const memory = memoryNavigation();
  const names: (string | null)[] = [];
  const host = { ...memory.current(), named: (record: string | null) => void names.push(record) };
  const navigation = { ...memory, current: () => host };
  const { unmount } = renderFeature(<SubCampaignPage id={58} />, { client: groupClient(), navigation });
  await screen.findByRole('heading', { level: 1, name: 'Alt kampanya ekle' });
  expect(names.at(-1)).toBe('Kasım ortaklıkları');
  unmount();
  expect(names.at(-1)).toBeNull();
});

it('adds up what is made of several campaigns', () => {
  const running = (done: number) => ({
    title: `K${done}`,
    codeProgress: { state: 'running', done, total: 500 } as const,
  });
  expect(runningOf([running(100), running(50), { title: 'x', codeProgress: null }])).toEqual({
    state: 'running',
    title: null,
    count: 2,
    done: 150,
    total: 1000,
  });
  expect(runningOf([running(100)])?.title).toBe('K100');
  expect(runningOf([{ title: 'x', codeProgress: { state: 'failed', done: 1, total: 2 } }])).toBeNull();
});

describe.each([
  ['add form', <GroupAddPage key="add" />, 'Kampanya grubu ekle'],
  ['detail', <GroupDetailPage key="detail" id={58} />, 'Kasım ortaklıkları'],
  ['sub-campaign form', <SubCampaignPage key="sub" id={58} />, 'Alt kampanya ekle'],
] as const)('the %s', (_name, element, title) => {
  it('opens to PanelUser (CAMP-01, GRP-01, GRP-03, GRP-09)', async () => {
    renderFeature(element, { client: groupClient({ group: campaignGroup() }) });
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (CAMP-01)', (role) => {
    const client = groupClient({ roles: [role] });
    renderFeature(element, { client });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
