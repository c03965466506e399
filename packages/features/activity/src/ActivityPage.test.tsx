import { activityEntries } from '@telve/api';
import { expectNoAxeViolations, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActivityPage } from './ActivityPage';
import { activityClient, partOf } from './testing/activityClient';
import { findRows, moreButton, openLog, sentences } from './testing/openLog';
import { activityRow, manyRows } from './testing/sample';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a log', () => {
  it('says under its title whose it is, how much there is, and since when', async () => {
    openLog();
    expect(await screen.findByText('Çağla Yüksekdağ · 21.11.2026 tarihinden beri 4 işlem')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('İşlem geçmişi');
  });

  it('stands under its days in Istanbul, the newest first', async () => {
    openLog();
    await findRows();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Bugün, 28 Kasım Cumartesi',
      'Dün, 27 Kasım Cuma',
      '21 Kasım Cumartesi',
    ]);
    expect((await findRows()).map((row) => row.querySelector('time')?.textContent)).toEqual([
      '12:14',
      '09:02',
      '23:59',
      '10:24',
    ]);
  });

  it('tells each row in a sentence', async () => {
    openLog();
    expect(await sentences()).toEqual([
      'Nehir Saraçgil panel kullanıcısını düzenledi.',
      'Sistem geçici şifreyle giriş yapıldığını kaydetti.',
      'Mert Karakoç panel kullanıcısını pasif yaptı.',
      'Nehir Saraçgil panel kullanıcısını ekledi.',
    ]);
  });

  it('shows old and new value of each field, for screen readers in words', async () => {
    openLog();
    const [changed] = await findRows();
    expect([...(changed?.querySelectorAll('.diff > span') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Rol: Önceki değer: Üye iş yeriYeni değer: Admin',
      'İş yeri: Önceki değer: Avlu Turizm A.Ş.Yeni değer: Yok',
      'Tüm mağazalar: Önceki değer: AçıkYeni değer: Kapalı',
    ]);
  });
});

describe('what a person did', () => {
  it('stands behind a switch, names the records and leads to those that have a page', async () => {
    const { user, navigation, lastInput } = openLog({ query: 'actorId=2' });
    await findRows();
    await user.click(screen.getByRole('radio', { name: 'Bu kişinin yaptıkları' }));
    await waitFor(async () =>
      expect(await sentences()).toEqual([
        'Çağla Yüksekdağ, Kırık Fincan Moda mağazasını pasif yaptı.',
        'Çağla Yüksekdağ, barista@ornek.example adresli mağaza kullanıcısını onayladı.',
      ]),
    );
    expect(lastInput()).toEqual({ subject: 'actor', id: 5 });
    expect(navigation.query()).toBe('page=1&of=actor');
    expect(screen.queryByRole('button', { name: /^Kişi/ })).toBeNull();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['barista@ornek.example', '/merchantUsers.edit/31'],
    ]);
  });

  it('names records in plain words where the host has no page for them', async () => {
    renderFeature(<ActivityPage subject="actor" id={5} />, {
      client: activityClient(),
      navigation: memoryNavigation('', []),
    });
    await findRows();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/barista@ornek\.example/)).toBeDefined();
  });

  it.each(['venue', 'merchant-user'] as const)('is not asked of a %s', async (subject) => {
    const { lastInput } = openLog({ page: { subject }, query: 'of=actor' });
    await findRows();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(lastInput()).toMatchObject({ subject });
  });

  it('stays chosen when its filters are cleared', async () => {
    const { user, navigation } = openLog({ query: 'of=actor&kind=session' });
    await screen.findByText('Seçilen filtrelere uyan işlem yok.');
    await user.click(within(screen.getByRole('region')).getByRole('button', { name: 'Filtreleri temizle' }));
    await findRows();
    expect([...new URLSearchParams(navigation.query())].sort()).toEqual([
      ['of', 'actor'],
      ['page', '1'],
    ]);
  });
});

describe('without rows', () => {
  it('shows that it loads', async () => {
    const { client } = openLog();
    expect(screen.getByText('Yükleniyor…')).toBeDefined();
    expect(client.calls).toHaveLength(1);
    await findRows();
  });

  it('says that nothing was done yet', async () => {
    openLog({ rows: [] });
    expect(await screen.findByRole('heading', { name: 'Henüz işlem yok' })).toBeDefined();
    expect(screen.getByText('Çağla Yüksekdağ · 0 işlem')).toBeDefined();
  });

  it('offers to try again when they cannot be read', async () => {
    const client = activityClient();
    client.answer(activityEntries.list, () => Promise.reject(refusal('bad_request')));
    const { user } = renderFeature(<ActivityPage subject="venue" id={7} />, { client });
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(activityEntries.list, (input) => partOf([activityRow()], input));
    await user.click(retry);
    expect(await sentences()).toEqual(['Nehir Saraçgil mağazayı pasif yaptı.']);
  });

  it.each([99, Number.NaN])('says that the record %s is not there, without filters', async (id) => {
    openLog({ page: { id } });
    expect(await screen.findByRole('heading', { name: 'Kayıt bulunamadı' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Tür/ })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each(['PanelVenueUser', 'PanelReportUser', 'AppliedMerchantUser'] as const)(
    'tells %s that the page is not theirs, and asks nothing',
    (role) => {
      const { client } = openLog({ roles: [role] });
      expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
      expect(client.calls).toEqual([]);
    },
  );
});

it('keeps its state with the embedder, or inside where there is no address', async () => {
  const changes: unknown[] = [];
  const client = activityClient({ rows: manyRows(60) });
  const state = { page: 1, size: 10, search: '', filters: { kind: 'deactivated' as const } };
  const { user, rerender } = renderFeature(
    <ActivityPage subject="venue" id={7} state={state} onStateChange={(next) => changes.push(next)} />,
    { client, navigation: null },
  );
  await user.click(await moreButton());
  await waitFor(async () => expect(await findRows()).toHaveLength(60));
  expect(changes).toEqual([{ ...state, page: 2 }]);
  rerender(<ActivityPage subject="venue" id={8} />);
  await user.click(await moreButton());
  await waitFor(async () => expect(await findRows()).toHaveLength(60));
});

it('says its words as the embedder does', async () => {
  renderFeature(<ActivityPage subject="venue" id={7} />, {
    client: activityClient({ rows: [activityRow()] }),
    texts: { activity: { actions: { venue_deactivated: { own: 'şubeyi kapattı.' } } } },
  });
  expect(await sentences()).toEqual(['Nehir Saraçgil şubeyi kapattı.']);
});

it('has nothing that axe objects to', async () => {
  const { container } = openLog();
  await findRows();
  await expectNoAxeViolations(container, { layout: false });
});
