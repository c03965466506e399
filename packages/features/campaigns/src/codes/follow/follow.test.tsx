import { campaignEntries } from '@telve/api';
import { campaign, campaignRow, page, renderFeature } from '@telve/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CampaignEditPage } from '../../CampaignEditPage';
import { progressPause } from '../../data/useWhileRunning';
import { groupClient } from '../../groups/testing/groupClient';
import { campaignClient, inDays } from '../../testing/campaignClient';
import { useFollowCodes } from './useFollowing';

const unique = campaign({ codeType: 'Unique', code: '', userCount: 1000, codeUsedCount: 0, endDate: inDays(30) });
/** The time until codes that are being made are looked at again. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(progressPause));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

// To jsdom, which opens no popover, all messages are hidden.
const hidden = { hidden: true };

const elsewhere = <p>Başka bir sayfa</p>;

const running = { codeProgress: { state: 'running', done: 620, total: 1000 } } as const;

/** Opens a campaign whose codes are being made, and leaves it. */
const leave = async () => {
  const client = campaignClient({ campaigns: [{ ...unique, ...running }] });
  const rendered = renderFeature(<CampaignEditPage id={unique.id} />, { client });
  await screen.findByText('620 / 1.000 kod');
  expect(notice()).toBeNull();
  rendered.rerender(elsewhere);
  return { ...rendered, client, told: within(await screen.findByRole('complementary', hidden)) };
};

const notice = () => screen.queryByRole('complementary', { name: `Kod üretimi: ${unique.title}`, ...hidden });

it('shows on another page how far the making of codes is, and that they are there (CAMP-117)', async () => {
  const { client, told, user, navigation } = await leave();
  await told.findByText('Kodlar üretiliyor, %62');
  expect(told.getByText(unique.title)).toBeDefined();
  client.change(unique.id, { codeProgress: null });
  await pause();
  await told.findByText('Kupon başarıyla oluşturuldu.');
  await user.click(told.getByRole('link', { name: 'Kampanyaya git', ...hidden }));
  expect(navigation.visits).toMatchObject([{ target: 'campaigns.edit', params: { id: unique.id } }]);
});

it('goes by itself a few seconds after the codes are there, not while the pointer is on it', async () => {
  const { client, told, user } = await leave();
  client.change(unique.id, { codeProgress: null });
  await pause();
  await user.hover(await told.findByText('Kupon başarıyla oluşturuldu.'));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(notice()).not.toBeNull();
  await user.unhover(told.getByText('Kupon başarıyla oluşturuldu.'));
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(notice()).toBeNull();
});

it('can be closed while the codes are made, which goes on, and comes back with the end', async () => {
  const { client, told, user } = await leave();
  await user.click(await told.findByRole('button', { name: 'Bildirimi kapat', ...hidden }));
  expect(notice()).toBeNull();
  await pause();
  expect(notice()).toBeNull();
  client.change(unique.id, { codeProgress: { state: 'failed', done: 480, total: 1000 } });
  await pause();
  await screen.findByText('Bir hata oluştu!');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(notice()).not.toBeNull();
});

it('takes the notice away where the page itself shows the codes, and brings it back when that is left', async () => {
  const { rerender } = await leave();
  rerender(<CampaignEditPage id={unique.id} />);
  await screen.findByText('620 / 1.000 kod');
  expect(notice()).toBeNull();
  rerender(elsewhere);
  await screen.findByText('Kodlar üretiliyor, %62');
});

it('says that the making stopped, how many codes there are, and leads back to it; it can be closed (CAMP-120)', async () => {
  const { client, told, user } = await leave();
  client.change(unique.id, { codeProgress: { state: 'failed', done: 480, total: 1000 } });
  await pause();
  await told.findByText('Bir hata oluştu!');
  expect(told.getByText(`${unique.title}: 480 / 1.000 kod`)).toBeDefined();
  expect(told.getByRole('link', { name: 'Kampanyaya git', ...hidden })).toBeDefined();
  await user.click(told.getByRole('button', { name: 'Bildirimi kapat', ...hidden }));
  await waitFor(() => expect(notice()).toBeNull());
});

it('says nothing elsewhere of what the page has said already', async () => {
  const { client, rerender } = await leave();
  rerender(<CampaignEditPage id={unique.id} />);
  await screen.findByText('620 / 1.000 kod');
  client.change(unique.id, { codeProgress: null });
  await pause();
  await screen.findByText('1.000 kod hazır; hepsi farklı.');
  rerender(elsewhere);
  const read = client.inputsOf(campaignEntries.detail).length;
  await pause();
  expect(notice()).toBeNull();
  expect(client.inputsOf(campaignEntries.detail)).toHaveLength(read);
});

it('follows codes that were asked for right before the page was left (CAMP-71, CAMP-117)', async () => {
  const client = campaignClient({ campaigns: [unique] });
  const { user, rerender } = renderFeature(<CampaignEditPage id={unique.id} />, { client });
  await user.type(await screen.findByRole('textbox', { name: 'Kod ekle' }), '10{Enter}');
  await waitFor(() => expect(client.inputsOf(campaignEntries.addCodes)).toHaveLength(1));
  rerender(elsewhere);
  await screen.findByText('Kodlar üretiliyor, %99');
});

it('follows the codes that a save has made after their making stopped (CAMP-117)', async () => {
  const stopped = { codeProgress: { state: 'failed', done: 480, total: 1000 } } as const;
  const client = campaignClient({ campaigns: [{ ...unique, ...stopped }] });
  client.answer(campaignEntries.update, () => {
    client.change(unique.id, { codeProgress: { state: 'running', done: 480, total: 1000 } });
    return true as const;
  });
  const { user, rerender } = renderFeature(<CampaignEditPage id={unique.id} />, { client });
  await user.type(await screen.findByRole('textbox', { name: /^Mobil başlık/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  await screen.findByText('Kampanya başarılı bir şekilde güncellendi.');
  rerender(elsewhere);
  await screen.findByText('Kodlar üretiliyor, %48');
});

/** Begins to follow a group, as its form does after a mass creation. */
function Begin() {
  const follow = useFollowCodes();
  return (
    <button type="button" onClick={() => follow.group({ id: 7, title: 'Bahar' })}>
      Başla
    </button>
  );
}

it('follows the codes of a whole group as one, as far as they are in all', async () => {
  const making = (id: number, done: number, state: 'running' | 'failed' = 'running') =>
    campaignRow({ id, codeType: 'Unique', userCount: 100, codeProgress: { state, done, total: 100 } });
  const client = groupClient();
  client.answer(campaignEntries.list, () => page([making(1, 20), making(2, 40)]));
  const { user } = renderFeature(<Begin />, { client });
  await user.click(screen.getByRole('button', { name: 'Başla' }));
  await screen.findByText('Kodlar üretiliyor, %30');
  client.answer(campaignEntries.list, () => page([making(1, 20, 'failed'), making(2, 100, 'failed')]));
  await pause();
  await screen.findByText('Bahar: 120 / 200 kod');
  expect(screen.getByRole('link', { name: 'Gruba git', ...hidden })).toBeDefined();
});

it('has no link where the host has no such page', async () => {
  const client = groupClient();
  const codeProgress = { state: 'failed', done: 20, total: 100 } as const;
  client.answer(campaignEntries.list, () => page([campaignRow({ codeType: 'Unique', userCount: 100, codeProgress })]));
  const { user } = renderFeature(<Begin />, { client, navigation: null });
  await user.click(screen.getByRole('button', { name: 'Başla' }));
  const told = within(await screen.findByRole('complementary', { name: 'Kod üretimi: Bahar', ...hidden }));
  await told.findByText('Bir hata oluştu!');
  expect(told.queryByRole('link', hidden)).toBeNull();
});
