import { onboardingEntries, roles } from '@telve/api';
import { deferred, many, networkFault, onboarding, page, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OnboardingAddPage } from './OnboardingAddPage';
import { OnboardingEditPage } from './OnboardingEditPage';
import { OnboardingListPage } from './OnboardingListPage';
import { onboardingClient, sampleScreens } from './testing/onboardingClient';
import { screensInMemory } from './testing/screensInMemory';

const open = (client = onboardingClient()) => ({ ...renderFeature(<OnboardingListPage />, { client }), client });
const active = (title: string) => screen.findByRole('switch', { name: `${title} aktif` });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const place = (title: string) =>
  within(screen.getByRole('rowheader', { name: title }).closest('tr') as HTMLElement).getAllByRole('cell')[0]
    ?.textContent;
const lineOf = async (title: string) => within((await screen.findByText(title)).closest('tr') as HTMLElement);
const manyScreens = (count: number) => many(count, ({ id }) => onboarding({ id, title: `Ekran ${id}`, ordering: id }));
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

describe('the table', () => {
  it('shows title, description, place, active switch and edit, from one call of 100 (CONB-01, CONB-02, CONB-03, CONB-05, CONB-24)', async () => {
    const { client } = open();
    expect((await active('Kahven cebinde')).getAttribute('aria-checked')).toBe('true');
    expect((await active('Arkadaşını getir')).getAttribute('aria-checked')).toBe('false');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sıra',
      'Ekran',
      'Açıklama',
      'Aktif',
      'İşlemler',
    ]);
    expect(names()).toEqual(['Kahven cebinde', 'Sıra beklemeden al', 'Yakınındaki mağazalar', 'Arkadaşını getir']);
    expect(screen.getByText('Haritada aç, yoğun mu gör.')).toBeDefined();
    expect(place('Yakınındaki mağazalar')).toBe('3');
    const edit = screen.getByRole('link', { name: 'Düzenle: Kahven cebinde' });
    expect(edit.getAttribute('href')).toBe('/onboardings.edit/11');
    expect(client.inputsOf(onboardingEntries.list)).toEqual([{ page: 1, size: 100 }]);
  });

  it('has no footer (CONB-06)', async () => {
    open();
    await active('Kahven cebinde');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('leads to the form that adds (CONB-04)', async () => {
    const { user, navigation } = open();
    await user.click(await screen.findByRole('link', { name: 'Ekran ekle' }));
    expect(navigation.visits).toMatchObject([{ target: 'onboardings.add' }]);
  });

  it('says that there are none yet, and can be loaded again when it failed', async () => {
    open(onboardingClient({ rows: [] }));
    await screen.findByText('Henüz karşılama ekranı yok');
    const client = onboardingClient();
    client.answer(onboardingEntries.list, fails);
    const { user } = open(client);
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(onboardingEntries.list, page(sampleScreens()));
    await user.click(again);
    await active('Kahven cebinde');
    expect(names()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
  });

  it('holds the screens of further pages too, and puts all of them in order (CONB-05, CONB-06)', async () => {
    const { client, user } = open(onboardingClient({ rows: manyScreens(101) }));
    const last = await lineOf('Ekran 101');
    expect(client.inputsOf(onboardingEntries.list)).toEqual([
      { page: 1, size: 100 },
      { page: 2, size: 100 },
    ]);
    await user.click(last.getByLabelText('Ekran 101 yukarı'));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    const [sent] = client.inputsOf(onboardingEntries.reorder);
    expect(sent?.ids).toHaveLength(101);
    expect(sent?.ids.slice(-3)).toEqual([99, 101, 100]);
    expect((await lineOf('Ekran 100')).getByText('101')).toBeDefined();
  });

  it('saves the switch of a screen on a further page (CONB-05, CONB-14)', async () => {
    const { client, user } = open(onboardingClient({ rows: manyScreens(101) }));
    const toggle = (await lineOf('Ekran 101')).getByLabelText('Ekran 101 aktif');
    await user.click(toggle);
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(onboardingEntries.update)).toEqual([{ id: 101, active: false, version: 1 }]);
    expect((await lineOf('Ekran 101')).getByLabelText('Ekran 101 aktif').getAttribute('aria-checked')).toBe('false');
  });

  it('offers no order before every page is there, and says when one cannot be read (CONB-05, CONB-06)', async () => {
    const client = onboardingClient({ rows: manyScreens(101) });
    const second = deferred<never>();
    const first = page(manyScreens(100), { totalCount: 101, size: 100 });
    client.answer(onboardingEntries.list, ({ page: number }) => (number === 1 ? first : second.promise));
    open(client);
    await waitFor(() => expect(client.inputsOf(onboardingEntries.list)).toHaveLength(2));
    expect(screen.queryByText('Ekran 1')).toBeNull();
    second.reject(refusal('internal_error', { status: 500 }));
    await screen.findByRole('button', { name: 'Yeniden dene' });
    expect(screen.queryByText('Ekran 1')).toBeNull();
  });
});

describe('the active switch', () => {
  it('saves at once with the version, says so, and again from the version it made (CONB-03, CONB-14, CONB-27, CONB-30, D-81)', async () => {
    const { client, user } = open();
    await user.click(await active('Kahven cebinde'));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    await waitFor(async () => expect((await active('Kahven cebinde')).getAttribute('aria-busy')).toBeNull());
    await user.click(await active('Kahven cebinde'));
    await waitFor(() =>
      expect(client.inputsOf(onboardingEntries.update)).toEqual([
        { id: 11, active: false, version: 1 },
        { id: 11, active: true, version: 2 },
      ]),
    );
  });

  it('shows what is stored when somebody else saved meanwhile (CONB-14, D-91)', async () => {
    const { client, user } = open();
    await active('Kahven cebinde');
    await client.call(onboardingEntries.update, { id: 11, title: 'Onların adı' });
    await user.click(await active('Kahven cebinde'));
    await screen.findByText(/siz bakarken değiştirildi/);
    expect((await active('Onların adı')).getAttribute('aria-checked')).toBe('true');
  });

  it('flips back with “Bir hata oluştu” when it fails (CONB-31)', async () => {
    const { client, user } = open();
    client.answer(onboardingEntries.update, fails);
    await user.click(await active('Kahven cebinde'));
    await screen.findByText('Bir hata oluştu');
    expect((await active('Kahven cebinde')).getAttribute('aria-checked')).toBe('true');
  });
});

describe('putting in order', () => {
  const down = async (title: string) => screen.findByRole('button', { name: `${title} aşağı` });

  it('shows the new order at once and sends all ids in one call', async () => {
    const { client, user } = open();
    const stored = deferred<true>();
    client.answer(onboardingEntries.reorder, () => stored.promise);
    await user.click(await down('Kahven cebinde'));
    expect(names().slice(0, 2)).toEqual(['Sıra beklemeden al', 'Kahven cebinde']);
    expect([place('Sıra beklemeden al'), place('Kahven cebinde')]).toEqual(['1', '2']);
    expect(client.inputsOf(onboardingEntries.reorder)).toEqual([{ ids: [12, 11, 13, 14] }]);
    stored.resolve(true);
    await screen.findByText('Güncelleme işlemi başarılıdır');
  });

  it('stores only the last of the orders that are made while one is stored', async () => {
    const { client, user } = open();
    const first = deferred<true>();
    client.answer(onboardingEntries.reorder, () => first.promise);
    await user.click(await down('Kahven cebinde'));
    await user.click(await down('Kahven cebinde'));
    await user.click(await down('Kahven cebinde'));
    expect(client.inputsOf(onboardingEntries.reorder)).toHaveLength(1);
    client.answer(onboardingEntries.reorder, true);
    first.resolve(true);
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(onboardingEntries.reorder)).toEqual([{ ids: [12, 11, 13, 14] }, { ids: [12, 13, 14, 11] }]);
  });

  it.each([
    ['is stored', () => true as const],
    ['is stored and its answer lost', () => Promise.reject(networkFault())],
  ])('lets the switch of a moved screen wait until the order %s, then saves it (CONB-14, D-91)', async (_, answer) => {
    const { client, user } = open();
    const screens = screensInMemory(sampleScreens());
    const server = deferred<void>();
    client.answer(onboardingEntries.list, screens.list);
    client.answer(onboardingEntries.update, async ({ id, version, active: next }) => {
      // As a network does: no answer comes before the page has drawn what it asked.
      await new Promise((resolve) => setTimeout(resolve));
      return screens.update(id, version, { active: next === true });
    });
    client.answer(onboardingEntries.reorder, async ({ ids }) => {
      await server.promise;
      screens.reorder(ids);
      return answer();
    });
    await user.click(await down('Kahven cebinde'));
    await user.click(await active('Kahven cebinde'));
    const toggle = await active('Kahven cebinde');
    expect([toggle.getAttribute('aria-checked'), toggle.getAttribute('aria-busy')]).toEqual(['false', 'true']);
    expect(client.inputsOf(onboardingEntries.update)).toEqual([]);
    server.resolve();
    await waitFor(() =>
      expect(client.inputsOf(onboardingEntries.update)).toEqual([{ id: 11, active: false, version: 2 }]),
    );
    await waitFor(async () => expect((await active('Kahven cebinde')).getAttribute('aria-busy')).toBeNull());
    expect((await active('Kahven cebinde')).getAttribute('aria-checked')).toBe('false');
    expect(names().slice(0, 2)).toEqual(['Sıra beklemeden al', 'Kahven cebinde']);
    expect(screen.queryByText(/siz bakarken değiştirildi/)).toBeNull();
  });

  it('goes back with “Bir hata oluştu” when it fails (CONB-31)', async () => {
    const { client, user } = open();
    client.answer(onboardingEntries.reorder, fails);
    await user.click(await down('Kahven cebinde'));
    await screen.findByText('Bir hata oluştu');
    await waitFor(() => expect(names()[0]).toBe('Kahven cebinde'));
    expect(place('Kahven cebinde')).toBe('1');
  });

  it('shows the present screens when one came or went meanwhile', async () => {
    const { client, user } = open();
    const button = await down('Kahven cebinde');
    await client.call(onboardingEntries.remove, { id: 13 });
    await user.click(button);
    await screen.findByText(/Ekranlar bu sırada değişti/);
    await waitFor(() => expect(names()).toEqual(['Kahven cebinde', 'Sıra beklemeden al', 'Arkadaşını getir']));
  });
});

describe.each([
  ['table', <OnboardingListPage key="list" />, 'Karşılama ekranları'],
  ['add form', <OnboardingAddPage key="add" />, 'Karşılama ekranı ekle'],
  ['edit form', <OnboardingEditPage key="edit" id={12} />, 'Sıra beklemeden al'],
] as const)('the %s', (_name, element, title) => {
  it('opens to PanelUser (CONB-01, CONB-07, CONB-08, CONB-09)', async () => {
    renderFeature(element, { client: onboardingClient() });
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (CONB-09)', (role) => {
    const client = onboardingClient({ roles: [role] });
    renderFeature(element, { client });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
