import { type EndUserAnswer, endUserEntries, roles } from '@telve/api';
import { endUser, expectNoAxeViolations, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EndUserDetailPage } from './EndUserDetailPage';
import { EndUserSearchPage } from './EndUserSearchPage';
import { endUserClient, heldMember } from './testing/endUserClient';

const open = (member: EndUserAnswer = endUser(), id = member.id) => {
  const client = endUserClient({ members: [member] });
  return { ...renderFeature(<EndUserDetailPage id={id} />, { client }), client };
};
const loaded = (name = 'Zeynep Ünlütürk') => screen.findByRole('heading', { level: 1, name });
const told = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const cancelButton = () => screen.getByRole('button', { name: 'Aboneliği iptal et' });

describe('the detail', () => {
  it('shows who the member is, once asked for (SUP-03, SUP-07, SUP-08, SUP-17)', async () => {
    const { client } = open();
    await loaded();
    expect(['Ad', 'Soyad', 'E-posta', 'Telefon'].map(told)).toEqual([
      'Zeynep',
      'Ünlütürk',
      'zeynep.unluturk@posta.example',
      '(+90) 505 118 73 40',
    ]);
    expect(screen.getByText('User ID 40217')).toBeDefined();
    expect(client.calls.map(({ id, input }) => [id, input])).toEqual([['endUsers.detail', { id: 40_217 }]]);
    expect(endUserEntries.detail.path).toBe('/api/panel/coffee-user/{id}');
  });

  it('is read once for each opening: a read by itself would stand in the log as a look at the person', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { client } = open();
    await loaded();
    await vi.advanceTimersByTimeAsync(3_000);
    for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(100);
    expect(client.calls).toHaveLength(1);
    vi.useRealTimers();
  });

  it('has no field that could be edited (SUP-03)', async () => {
    open();
    await loaded();
    expect(screen.getByText('Salt okunur')).toBeDefined();
    for (const role of ['textbox', 'combobox', 'switch', 'checkbox', 'spinbutton']) {
      expect(screen.queryByRole(role)).toBeNull();
    }
  });

  it('splits a name that comes as one (SUP-07)', async () => {
    const { firstName: _, lastName: __, ...rest } = endUser();
    open({ ...rest, fullName: 'Ayşe Nur Ünlütürk' });
    await loaded('Ayşe Nur Ünlütürk');
    expect([told('Ad'), told('Soyad')]).toEqual(['Ayşe Nur', 'Ünlütürk']);
  });

  it('shows the picture and how often it was changed, initials where it is missing or broken (SUP-09)', async () => {
    const { container } = open(endUser({ img: 'https://pictures.example/1.jpg', imgUpdateCount: 3 }));
    await loaded();
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Profil fotoğrafı' });
    expect([picture.src, picture.getAttribute('referrerpolicy')]).toEqual([
      'https://pictures.example/1.jpg',
      'no-referrer',
    ]);
    expect(told('Fotoğraf güncelleme sayısı')).toBe('3');
    expect(screen.getByText('Üye fotoğrafını 3 kez değiştirmiş; 2 hakkı kalmış.')).toBeDefined();
    fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('ZÜ')).toBeDefined();
  });

  it('shows plan and membership (SUP-10, SUP-11, SUP-12, SUP-13)', async () => {
    open();
    await loaded();
    const labels = ['Abonelik planı', 'Paket', 'Plan', 'Süre', 'Açıklama', 'Üyelik', 'Üyelik durumu', 'Üyelik dönemi'];
    expect(labels.map(told)).toEqual([
      'Var',
      'Plus',
      'Aylık',
      '1 ay',
      'Plus Aylık',
      'Var',
      'Aktif',
      '12.11.2026 – 12.12.2026',
    ]);
    expect(screen.getByText('Üyelik aktif')).toBeDefined();
  });

  it('says what a member without a plan does not have (SUP-10, SUP-12)', async () => {
    const nothing = { subscription: null, subscriptionPlanName: null, subscriptionPlanTimePeriod: null };
    const none = { hasMembership: false, membershipStatus: null, membershipStartDate: null, membershipEndDate: null };
    open(endUser({ ...nothing, ...none, hasSubscriptionPlan: false, subscriptionPlanDescription: null }));
    await loaded();
    expect(['Abonelik planı', 'Paket', 'Üyelik', 'Üyelik durumu', 'Üyelik dönemi'].map(told)).toEqual([
      'Yok',
      '—',
      'Yok',
      '—',
      '—',
    ]);
    expect(screen.getByText('Üyelik yok')).toBeDefined();
    expect(cancelButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('tells the host the number, never the name', async () => {
    const navigation = memoryNavigation();
    const named = vi.fn();
    const current = { ...navigation.current(), named };
    renderFeature(<EndUserDetailPage id={40_217} />, {
      client: endUserClient(),
      navigation: { ...navigation, current: () => current },
    });
    await loaded();
    expect(named.mock.calls).toEqual([['40217']]);
  });

  it('leads to the records of this member, where the host has them', async () => {
    const { user, navigation } = open();
    await loaded();
    expect(screen.getByText(/Bu sayfayı açmanız erişim kaydına yazıldı\./)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Kaydı gör' }));
    expect(navigation.visits).toMatchObject([{ target: 'accessLog.list', search: { search: 40_217 } }]);
  });
});

describe('support that is not possible', () => {
  it('says why a subscription stays, at its button (SUP-14)', async () => {
    const { user } = open(heldMember());
    await loaded('Barış Kılıçaslan');
    const button = cancelButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Üyelik 48 saat içinde başladığı için iptal edilemez.',
    );
    await user.click(button);
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  });

  it('says that a count of 0 needs no reset', async () => {
    const { user } = open(heldMember());
    await loaded('Barış Kılıçaslan');
    const button = screen.getByRole('button', { name: 'Sayacı sıfırla' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Üye fotoğrafını henüz değiştirmemiş; sıfırlanacak bir sayı yok.')).toBeDefined();
    await user.click(button);
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  });
});

describe('without a member', () => {
  it.each([99, Number.NaN, 2 ** 31, 1e23])('says of %s that there is nobody, and leads back (SUP-21)', async (id) => {
    const { user, navigation } = open(endUser(), id);
    expect(await screen.findByText('Bu user ID ile sisteme kayıtlı kullanıcı bulunmamaktadır.')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Üye ara' }));
    expect(navigation.visits).toMatchObject([{ target: 'endUsers.search' }]);
  });

  it('shows that it loads, and offers to try again when it cannot be read', async () => {
    const client = endUserClient();
    client.answer(endUserEntries.detail, () => Promise.reject(refusal('internal_error', { status: 400 })));
    const { user } = renderFeature(<EndUserDetailPage id={40_217} />, { client });
    expect(screen.getByText('Yükleniyor…')).toBeDefined();
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(endUserEntries.detail, endUser());
    await user.click(retry);
    await loaded();
  });
});

describe.each([
  ['search', <EndUserSearchPage key="search" />, 'Üyeler'],
  ['detail', <EndUserDetailPage key="detail" id={40_217} />, 'Zeynep Ünlütürk'],
] as const)('the %s', (_name, element, title) => {
  it('opens to PanelUser (SUP-06)', async () => {
    renderFeature(element, { client: endUserClient() });
    await loaded(title);
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (SUP-06)', (role) => {
    const client = endUserClient({ roles: [role] });
    renderFeature(element, { client });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});

it('has nothing that axe objects to', async () => {
  const { container } = open(heldMember());
  await loaded('Barış Kılıçaslan');
  await expectNoAxeViolations(container, { layout: false });
});
