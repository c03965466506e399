import { type TimePeriod, timePeriodEntries } from '@telve/api';
import { deferred, many, memoryNavigation, refusal, renderFeature, timePeriod } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TimePeriodListPage } from './TimePeriodListPage';
import type { RecordClientOptions } from './testing/recordsOf';
import { timePeriodClient } from './testing/timePeriodClient';

const open = (options: RecordClientOptions<TimePeriod> = {}, query = '') => {
  const client = timePeriodClient(options);
  const rendered = renderFeature(<TimePeriodListPage />, { client, navigation: query });
  return { ...rendered, client, lastInput: () => client.inputsOf(timePeriodEntries.list).at(-1) };
};

const sixty = many(60, ({ id }) => timePeriod({ id, timePeriod: id }));
const minutes = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const active = (of: number) => screen.findByRole('switch', { name: `${of} dakika aktif` });

describe('rows', () => {
  it('have minutes, active switch and a link that edits (CAT-07, CAT-14)', async () => {
    open();
    expect((await active(15)).getAttribute('aria-checked')).toBe('true');
    expect((await active(45)).getAttribute('aria-checked')).toBe('false');
    expect(minutes()).toEqual(['5 dakika', '10 dakika', '15 dakika', '20 dakika', '30 dakika', '45 dakika']);
    const edit = screen.getByRole('link', { name: 'Düzenle: 15 dakika' });
    expect(edit.getAttribute('href')).toBe('/timePeriods.edit/3');
  });

  it('write minutes the Turkish way', async () => {
    open({ rows: [timePeriod({ timePeriod: 1440 })] });
    await screen.findByText('1.440 dakika');
  });

  it('are found by their minutes from two digits on (CAT-07, CAT-36, LIST-05)', async () => {
    const { user, client, lastInput } = open();
    await active(15);
    await user.type(screen.getByRole('searchbox', { name: 'Süre' }), '15');
    await waitFor(() => expect(minutes()).toEqual(['15 dakika']));
    expect(client.inputsOf(timePeriodEntries.list)).toHaveLength(2);
    expect(lastInput()).toEqual({ page: 1, size: 10, search: '15' });
  });

  it('have no link and no button to screens that the host does not have', async () => {
    renderFeature(<TimePeriodListPage />, { client: timePeriodClient(), navigation: memoryNavigation('', []) });
    await active(15);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('starts with ten rows, shows 10 and offers 25, 50, 75 and 100 (CAT-08, D-18)', async () => {
  const { user, client, lastInput } = open({ rows: sixty });
  await active(10);
  expect(client.inputsOf(timePeriodEntries.list)).toEqual([{ page: 1, size: 10 }]);
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: /Sayfa başına/ });
  expect(sizes.selectedOptions[0]?.textContent).toBe('10');
  const offered = [...sizes.options].filter(({ hidden }) => !hidden);
  expect(offered.map(({ text }) => text)).toEqual(['25', '50', '75', '100']);
  await user.selectOptions(sizes, '25');
  await active(25);
  expect(lastInput()).toEqual({ page: 1, size: 25 });
});

it('leads to the form that adds (CAT-09)', async () => {
  const { user, navigation } = open();
  await user.click(screen.getByRole('link', { name: 'Süre ekle' }));
  expect(navigation.visits).toMatchObject([{ target: 'timePeriods.add' }]);
});

describe('the switch', () => {
  it('sends the whole record with its version and says that it was saved (CAT-17, CAT-38, CAT-44, D-67)', async () => {
    const { client, user } = open();
    const answer = deferred<boolean>();
    client.answer(timePeriodEntries.update, () => answer.promise);
    await user.click(await active(15));
    expect((await active(15)).getAttribute('aria-checked')).toBe('false');
    expect((await active(15)).getAttribute('aria-busy')).toBe('true');
    answer.resolve(true);
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(timePeriodEntries.update)).toEqual([{ id: 3, timePeriod: 15, active: false, version: 1 }]);
  });

  it('keeps its state when the list is read again (CAT-17)', async () => {
    const { client, user } = open();
    await user.click(await active(15));
    await waitFor(() => expect(client.inputsOf(timePeriodEntries.list)).toHaveLength(2));
    expect((await active(15)).getAttribute('aria-checked')).toBe('false');
  });

  it('may be pressed again before the list was read again (D-91)', async () => {
    const { client, user } = open();
    await active(15);
    client.answer(timePeriodEntries.list, () => new Promise<never>(() => {}));
    await user.click(await active(15));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    await user.click(await active(15));
    await waitFor(async () => expect((await active(15)).getAttribute('aria-busy')).toBeNull());
    expect(client.inputsOf(timePeriodEntries.update).map(({ version }) => version)).toEqual([1, 2]);
    expect((await active(15)).getAttribute('aria-checked')).toBe('true');
  });

  it('shows the present value when somebody else was faster (D-91)', async () => {
    const { client, user } = open();
    await active(15);
    await client.call(timePeriodEntries.update, { id: 3, timePeriod: 16, active: false });
    await user.click(await active(15));
    await screen.findByText('Bu kayıt siz bakarken değiştirildi. Güncel hali gösteriliyor.');
    expect((await active(16)).getAttribute('aria-checked')).toBe('false');
  });

  it.each([
    ['the server fails', refusal('internal_error', { status: 500 })],
    ['there is no answer', refusal('network', { status: 0 })],
    ['the record is gone', refusal('not_found', { status: 404 })],
  ])('flips back and says “Bir hata oluştu” when %s (CAT-45, CAT-48)', async (_case, error) => {
    const { client, user } = open();
    client.answer(timePeriodEntries.update, () => Promise.reject(error));
    await user.click(await active(15));
    await screen.findByText('Bir hata oluştu');
    expect((await active(15)).getAttribute('aria-checked')).toBe('true');
  });
});

describe('without rows', () => {
  it('says “Bir hata oluştu” and offers to try again when they cannot be read (CAT-48)', async () => {
    const client = timePeriodClient();
    client.answer(timePeriodEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
    renderFeature(<TimePeriodListPage />, { client });
    const table = await screen.findByRole('alert');
    expect(within(table).getByText('Bir hata oluştu')).toBeDefined();
    expect(within(table).getByRole('button', { name: 'Yeniden dene' })).toBeDefined();
  });

  it('says that there is none yet', async () => {
    open({ rows: [] });
    await screen.findByRole('heading', { name: 'Henüz sipariş süresi yok' });
  });

  it('repeats what was searched for', async () => {
    open({}, 'search=999');
    await screen.findByRole('heading', { name: 'Sipariş süresi bulunamadı' });
    expect(screen.getByText('“999” için sonuç yok.')).toBeDefined();
  });
});
