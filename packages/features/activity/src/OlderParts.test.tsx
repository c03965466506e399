import { activityEntries } from '@telve/api';
import { refusal } from '@telve/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { partOf } from './testing/activityClient';
import { findRows, moreButton, openLog } from './testing/openLog';
import { manyRows } from './testing/sample';

describe('older rows', () => {
  it('come on request behind those that are there; the focus stays on the button', async () => {
    const { user, client, navigation } = openLog({ rows: manyRows(24), size: 10 });
    await user.click(await moreButton());
    await waitFor(async () => expect(await findRows()).toHaveLength(20));
    expect(client.inputsOf(activityEntries.list).map(({ before }) => before)).toEqual([undefined, 15]);
    expect(document.activeElement).toBe(await moreButton());
    expect(navigation.history()).toEqual(['page=2']);
    expect(await screen.findByText('10 eski işlem daha gösteriliyor')).toBeDefined();
  });

  it('end with a line that takes the focus of the button', async () => {
    const { user } = openLog({ rows: manyRows(12), size: 10 });
    await user.click(await moreButton());
    const end = await screen.findByText('Tüm işlemler gösteriliyor.');
    expect(await findRows()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Daha eskileri göster' })).toBeNull();
    expect(document.activeElement).toBe(end);
  });

  it('are there again after a reload', async () => {
    openLog({ rows: manyRows(24), size: 10, query: 'page=3' });
    await waitFor(async () => expect(await findRows()).toHaveLength(24));
    expect(document.activeElement).toBe(document.body);
  });

  it('are not read without end for an address that asks for thousands of parts', async () => {
    const { client } = openLog({ rows: manyRows(15), size: 1, query: 'page=9999' });
    await waitFor(async () => expect(await findRows()).toHaveLength(10));
    expect((await moreButton()).getAttribute('aria-busy')).toBeNull();
    expect(client.inputsOf(activityEntries.list)).toHaveLength(10);
  });

  it('stand under one heading when a day goes on in the next part', async () => {
    openLog({ rows: manyRows(8), size: 4, query: 'page=2' });
    await waitFor(async () => expect(await findRows()).toHaveLength(8));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('can be asked for again when they do not come; what is there stays', async () => {
    const { user, client } = openLog({ rows: manyRows(12), size: 10 });
    const button = await moreButton();
    client.answer(activityEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Daha eski işlemler yüklenemedi.');
    expect(await findRows()).toHaveLength(10);
    const again = screen.getByRole('button', { name: 'Yeniden dene' });
    expect(document.activeElement).toBe(again);
    client.answer(activityEntries.list, (input) => partOf(manyRows(12), input, 10));
    await user.click(again);
    await waitFor(async () => expect(await findRows()).toHaveLength(12));
  });

  it('begin anew with other filters', async () => {
    const { navigation } = openLog({ rows: manyRows(24), size: 10, query: 'page=2' });
    await waitFor(async () => expect(await findRows()).toHaveLength(20));
    act(() => navigation.current().setSearch?.(new URLSearchParams('actorId=1'), 'push'));
    await waitFor(async () => expect(await findRows()).toHaveLength(10));
  });
});
