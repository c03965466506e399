import { type HelpContent, helpContentEntries } from '@telve/api';
import { deferred, helpContent, many, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpContentListPage } from './HelpContentListPage';
import { helpClient } from './testing/helpClient';

const label = (id: number) => ({ name: `Soru ${id} önceliği` });
const field = (id: number) => screen.getByRole<HTMLInputElement>('textbox', label(id));
const shown = (id: number) => screen.findByRole('textbox', label(id));
const gone = (id: number) => waitFor(() => expect(screen.queryByRole('textbox', label(id))).toBeNull());
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));
const negative = "Öncelik 0'dan küçük olmamalıdır.";

/** Questions “Soru 1” to “Soru 12”, each with its number as priority. */
const twelve = many(12, ({ id }) => helpContent({ id, title: `Soru ${id}`, priority: id }));

const open = async (rows: readonly HelpContent[] = twelve) => {
  const client = helpClient({ rows });
  const { user, navigation } = renderFeature(<HelpContentListPage />, { client });
  await shown(1);
  return {
    client,
    type: async (id: number, text: string) => {
      await user.clear(field(id));
      await user.type(field(id), text);
    },
    toPage: async (number: number, first: number) => {
      await user.click(screen.getByRole('button', { name: `Sayfa ${number}` }));
      await shown(first);
    },
    switchRow: (id: number) => user.click(screen.getByRole('switch', { name: `Soru ${id} aktif` })),
    /** True while leaving the page would ask first. */
    asks: () => navigation.asks.size > 0,
    /** What somebody else does. */
    remove: (id: number) => client.call(helpContentEntries.remove, { id }),
    looked: () => client.inputsOf(helpContentEntries.detail),
  };
};

const isFaulty = (id: number, text: string, words: string) => {
  expect(field(id).value).toBe(text);
  expect(field(id).getAttribute('aria-invalid')).toBe('true');
  const fault = screen.getByText(words);
  expect(fault.closest('[id]')?.id).toBe(field(id).getAttribute('aria-describedby'));
};

describe('a priority that is not saved', () => {
  it.each([
    ['failed', '7', 'Kaydedilmedi'],
    ['was refused', '-1', negative],
  ])('still says that it %s when its page of the list comes back (HELP-06)', async (_how, text, words) => {
    const { client, type, toPage, asks } = await open();
    client.answer(helpContentEntries.setPriority, fails);
    await type(1, `${text}{Enter}`);
    await screen.findByText(words);
    await toPage(2, 11);
    await toPage(1, 1);
    await waitFor(() => isFaulty(1, text, words));
    expect(asks()).toBe(true);
  });

  it('says so too when it fails after its page came back (HELP-06)', async () => {
    const { client, type, toPage, asks } = await open();
    const answer = deferred<boolean>();
    client.answer(helpContentEntries.setPriority, () => answer.promise);
    await type(1, '7{Enter}');
    await screen.findByText('Kaydediliyor');
    expect(asks()).toBe(false);
    await toPage(2, 11);
    await toPage(1, 1);
    expect(field(1).value).toBe('7');
    answer.reject(refusal('internal_error', { status: 500 }));
    await screen.findByText('Kaydedilmedi');
    isFaulty(1, '7', 'Kaydedilmedi');
    await waitFor(() => expect(asks()).toBe(true));
  });

  it('is kept when it was typed on while the number before was saved (HELP-06, HELP-16)', async () => {
    const { client, type, asks } = await open();
    const first = deferred<boolean>();
    client.answer(helpContentEntries.setPriority, () => first.promise);
    await type(1, '2{Enter}');
    await screen.findByText('Kaydediliyor');
    await type(1, '3{Enter}');
    await type(1, '34');
    client.answer(helpContentEntries.setPriority, true);
    first.resolve(true);
    await waitFor(() => expect(client.inputsOf(helpContentEntries.setPriority)).toHaveLength(2));
    await waitFor(() => expect(client.inputsOf(helpContentEntries.list).length).toBeGreaterThan(2));
    expect(field(1).value).toBe('34');
    expect(asks()).toBe(true);
  });

  it('stays with a question that only moved to another page (HELP-06)', async () => {
    const { client, type, toPage, switchRow, asks, looked } = await open();
    await type(10, '-1{Enter}');
    const { id: _id, version: _version, ...added } = helpContent({ title: 'Araya giren soru', priority: 0 });
    await client.call(helpContentEntries.create, added);
    await switchRow(1);
    await gone(10);
    await waitFor(() => expect(looked()).toEqual([{ id: 10 }]));
    await toPage(2, 10);
    isFaulty(10, '-1', negative);
    expect(asks()).toBe(true);
  });
});

describe('a priority of a question that somebody deleted', () => {
  it('is let go by the save that finds it gone, and holds nobody back (HELP-06)', async () => {
    const { type, remove, asks } = await open();
    await remove(3);
    await type(3, '7{Enter}');
    await screen.findByText('Bir hata oluştu');
    await gone(3);
    expect(asks()).toBe(false);
  });

  it('is let go when the list comes without it (HELP-06)', async () => {
    const { type, remove, asks, switchRow } = await open();
    await type(3, '-1{Enter}');
    await type(4, '-1{Enter}');
    expect(asks()).toBe(true);
    await remove(3);
    await switchRow(1);
    await gone(3);
    isFaulty(4, '-1', negative);
    expect(asks()).toBe(true);
    await remove(4);
    await switchRow(2);
    await gone(4);
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('is let go with the last page of the list (HELP-06)', async () => {
    const { type, toPage, remove, switchRow, asks } = await open(twelve.slice(0, 11));
    await toPage(2, 11);
    await type(11, '-1{Enter}');
    await toPage(1, 1);
    expect(asks()).toBe(true);
    await remove(11);
    await switchRow(1);
    await waitFor(() => expect(asks()).toBe(false));
  });
});
