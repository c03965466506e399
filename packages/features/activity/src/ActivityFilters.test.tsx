import { activityEntries } from '@telve/api';
import { deferred } from '@telve/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { partOf } from './testing/activityClient';
import { findRows, openLog, sentences } from './testing/openLog';
import { sampleRows } from './testing/sample';

describe('filters', () => {
  it('stand in the address, so that a reload and Back keep them', async () => {
    const { navigation, lastInput } = openLog({ query: 'actorId=2&kind=deactivated&startDate=2026-11-01' });
    expect(await sentences()).toEqual(['Mert Karakoç panel kullanıcısını pasif yaptı.']);
    expect(lastInput()).toEqual({
      subject: 'panel-user',
      id: 5,
      actorId: 2,
      kind: 'deactivated',
      startDate: '2026-11-01',
    });
    expect(navigation.query()).toBe('actorId=2&kind=deactivated&startDate=2026-11-01');
    expect(screen.getByRole('button', { name: /^Kişi/ }).textContent).toBe('Kişi: Mert Karakoç');
  });

  it('ignore what is no value of theirs', async () => {
    const { lastInput } = openLog({ query: 'actorId=x&kind=moved&startDate=1.11.2026&of=venue' });
    await findRows();
    expect(lastInput()).toEqual({ subject: 'panel-user', id: 5 });
  });

  it('never show a number for a person that the log does not know', async () => {
    openLog({ query: 'actorId=77' });
    await screen.findByRole('heading', { name: 'Sonuç bulunamadı' });
    expect(screen.getByRole('button', { name: /^Kişi/ }).textContent).toBe('Kişi: Listede olmayan kişi');
  });

  it('are all taken away by the button of an empty result', async () => {
    const { user, navigation } = openLog({ query: 'kind=session' });
    await screen.findByText('Seçilen filtrelere uyan işlem yok.');
    await user.click(within(screen.getByRole('region')).getByRole('button', { name: 'Filtreleri temizle' }));
    expect(await findRows()).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'İşlemler' }));
    expect(navigation.query()).toBe('page=1');
    act(() => navigation.back());
    await screen.findByText('Seçilen filtrelere uyan işlem yok.');
  });

  it('keep the shown rows until the answer is there, and never show a late one of older filters', async () => {
    const { client, navigation } = openLog();
    await findRows();
    const first = deferred<ReturnType<typeof partOf>>();
    const second = deferred<ReturnType<typeof partOf>>();
    client.answer(activityEntries.list, ({ kind }) => (kind === 'created' ? first.promise : second.promise));
    const set = (query: string) => act(() => navigation.current().setSearch?.(new URLSearchParams(query), 'push'));
    set('kind=created');
    set('kind=password');
    expect(await findRows()).toHaveLength(4);
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    second.resolve(partOf(sampleRows, { subject: 'panel-user', id: 5, kind: 'password' }));
    await waitFor(async () => expect(await findRows()).toHaveLength(1));
    first.resolve(partOf(sampleRows, { subject: 'panel-user', id: 5, kind: 'created' }));
    await act(async () => {});
    expect(await sentences()).toEqual(['Sistem geçici şifreyle giriş yapıldığını kaydetti.']);
  });
});
