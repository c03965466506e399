import { type Campaign, campaignEntries } from '@telve/api';
import { campaign, deferred, networkFault, refusal, renderFeature } from '@telve/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CampaignEditPage } from '../CampaignEditPage';
import { progressPause } from '../data/useWhileRunning';
import { campaignClient, inDays } from '../testing/campaignClient';

const unique = campaign({ codeType: 'Unique', code: '', userCount: 1000, codeUsedCount: 842, endDate: inDays(30) });

/** The time until codes that are being made are looked at again. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(progressPause));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const open = async (part: Partial<Campaign> = {}) => {
  const client = campaignClient({ campaigns: [{ ...unique, ...part }] });
  const rendered = renderFeature(<CampaignEditPage id={unique.id} />, { client });
  await screen.findByRole('heading', { level: 1 });
  const added = () => client.inputsOf(campaignEntries.addCodes);
  const add = async (count: string) => {
    await rendered.user.type(screen.getByRole('textbox', { name: 'Kod ekle' }), count);
    await rendered.user.click(screen.getByRole('button', { name: 'Kod oluştur' }));
  };
  return { ...rendered, client, added, add };
};

const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Kodları dışa aktar' });
const count = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod ekle' });

describe('the use of codes', () => {
  it('says how many are used, left, and used in the last week (CAMP-53)', async () => {
    await open({ codeUsedLastWeek: 96 });
    expect(screen.getByText('842')).toBeDefined();
    expect(screen.getByText('/ 1.000 kod')).toBeDefined();
    expect(screen.getByText('158')).toBeDefined();
    expect(screen.getByText('+96')).toBeDefined();
  });

  it('is not told of a campaign without codes, which has nothing to export either (D-72)', async () => {
    await open({ type: 'General', codeType: 'NoCode', userCount: null });
    expect(screen.queryByText('Kod kullanımı')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Kodları dışa aktar' })).toBeNull();
  });
});

describe('adding codes', () => {
  it('makes them, shows how far it is, and says when they are there (CAMP-71, CAMP-104, CAMP-117)', async () => {
    const { client, added, add } = await open();
    await add('10');
    await screen.findByText('1.000 / 1.010 kod');
    expect(added()).toEqual([{ campaignId: unique.id, couponCount: 10 }]);
    expect(screen.getByText('Bu sayfadan ayrılabilirsiniz. Üretim sunucuda sürer.')).toBeDefined();
    expect(exportButton().disabled).toBe(true);
    expect(count().value).toBe('');
    client.change(unique.id, { codeProgress: null });
    await pause();
    await screen.findByText('Kupon başarıyla oluşturuldu.');
    expect(screen.getByText('1.010 kod hazır; hepsi farklı.')).toBeDefined();
    expect(exportButton().disabled).toBe(false);
  });

  it('says so too when they were made before anybody saw it (CAMP-117)', async () => {
    const { client, add } = await open();
    client.answer(campaignEntries.addCodes, ({ couponCount }) => {
      client.change(unique.id, { userCount: 1000 + couponCount, version: 2 });
      return true as const;
    });
    await add('10');
    await screen.findByText('1.010 kod hazır; hepsi farklı.');
  });

  it('raises the uses of a general code (CAMP-71, CAMP-117, D-72)', async () => {
    const { add } = await open({ codeType: 'General', code: 'KAHVE1' });
    await add('10');
    await screen.findByText('Kupon başarıyla oluşturuldu.');
    expect(await screen.findByText('/ 1.010 kod')).toBeDefined();
  });

  it.each(['0', '100001', '1,5', ' '])('refuses %s at its place and sends nothing', async (text) => {
    const { add, added } = await open();
    await add(text);
    await screen.findByText('1 ile 100.000 arasında bir tam sayı girin.');
    expect(added()).toEqual([]);
  });

  it('says “Bir hata oluştu!” when it fails and keeps the number; the same wish is sent again as the same (CAMP-120)', async () => {
    const { client, add, user } = await open();
    client.answer(campaignEntries.addCodes, () => {
      throw networkFault();
    });
    await add('10');
    await screen.findByText('Bir hata oluştu!');
    expect(count().value).toBe('10');
    await user.click(screen.getByRole('button', { name: 'Kod oluştur' }));
    await waitFor(() => expect(client.inputsOf(campaignEntries.addCodes)).toHaveLength(2));
    const calls = client.calls.filter(({ id }) => id === campaignEntries.addCodes.id);
    const [first, second] = calls.map(({ options }) => options?.idempotencyKey);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it('keeps a number that was typed while the one before was being added', async () => {
    const { client, add, user } = await open();
    const answer = deferred<true>();
    client.answer(campaignEntries.addCodes, () => answer.promise);
    await add('10');
    await user.type(count(), '5');
    answer.resolve(true);
    await waitFor(() => expect(screen.queryByText('Ekleniyor')).toBeNull());
    expect(count().value).toBe('105');
  });

  it('says where a campaign can hold no more', async () => {
    const { client, add } = await open();
    client.answer(campaignEntries.addCodes, () => {
      throw refusal('user_count_max', { status: 409, params: { max: 1_000_000 } });
    });
    await add('10');
    await screen.findByText('Bir kampanyada en fazla 1.000.000 kod olabilir.');
  });

  it('is sent once, however often it is pressed', async () => {
    const { client, add, user, added } = await open();
    const answer = deferred<true>();
    client.answer(campaignEntries.addCodes, () => answer.promise);
    await add('10');
    await user.type(count(), '{Enter}{Enter}');
    expect(added()).toHaveLength(1);
    answer.resolve(true);
  });
});

describe('a making that stopped', () => {
  it('says what is there and has the rest made (CAMP-120)', async () => {
    const { client, user } = await open({
      userCount: 100_000,
      codeProgress: { state: 'failed', done: 48_000, total: 100_000 },
    });
    expect(screen.getByText('Bir hata oluştu!')).toBeDefined();
    expect(screen.getByText(/^48\.000 kod üretildi.*Kalan 52\.000 kod/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Kalanı üret' }));
    expect(client.inputsOf(campaignEntries.resumeCodes)).toEqual([{ campaignId: unique.id }]);
    await waitFor(() => expect(screen.queryByText('Bir hata oluştu!')).toBeNull());
  });
});

describe('the export of codes', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  beforeEach(() => {
    const Files = class extends URL {};
    vi.stubGlobal('URL', Object.assign(Files, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  });

  it('asks whether they are there, then downloads them under the name of campaign and day (CAMP-33, CAMP-72, CAMP-108, CAMP-109, CAMP-110, D-88)', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { client, user } = await open();
    await user.click(exportButton());
    await waitFor(() => expect(saved).toEqual(['Öğle kahvesi_28-11-2026.xlsx']));
    const ids = [campaignEntries.checkCodes.id, campaignEntries.exportCodes.id];
    expect(client.calls.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
  });

  it.each([
    ['campaign_codes_missing', 409],
    ['uncoded', 200],
  ])('tells in the server’s words that there are none, %s, and downloads nothing (CAMP-121)', async (code, status) => {
    const { client, user } = await open();
    const message = 'Bu kampanya için oluşturulmuş kod yok.';
    client.answer(campaignEntries.checkCodes, () => {
      throw refusal(code, { status, message });
    });
    await user.click(exportButton());
    await screen.findByText(message);
    expect(client.inputsOf(campaignEntries.exportCodes)).toEqual([]);
  });
});
