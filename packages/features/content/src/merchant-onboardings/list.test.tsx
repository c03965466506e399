import { merchantOnboardingEntries, roles } from '@telve/api';
import { page, refusal, renderFeature } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MerchantOnboardingAddPage } from './MerchantOnboardingAddPage';
import { MerchantOnboardingEditPage } from './MerchantOnboardingEditPage';
import { MerchantOnboardingListPage } from './MerchantOnboardingListPage';
import { merchantOnboardingClient, sampleBanners } from './testing/merchantOnboardingClient';

const open = (client = merchantOnboardingClient()) => ({
  ...renderFeature(<MerchantOnboardingListPage />, { client }),
  client,
});
const three = () => merchantOnboardingClient({ rows: sampleBanners().slice(0, 3) });
const active = (title: string) => screen.findByRole('switch', { name: `${title} aktif` });
const card = (title: string) => within(screen.getByRole('article', { name: title }));
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

describe('the list', () => {
  it('shows each banner with image, words, place, switch and the way to its form (MONB-01, MONB-04, MONB-19)', async () => {
    const { client, container } = open();
    await active('Hoş geldiniz');
    expect(screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Hoş geldiniz',
      'QR ile teslim',
      'Yoğunsanız söyleyin',
      'Raporlarınız',
    ]);
    const first = card('Hoş geldiniz');
    expect(first.getByText('Siparişler buradan düşer, dokununca hazırlanır.')).toBeDefined();
    expect(first.getByText('1')).toBeDefined();
    expect(first.getByText('Aktif')).toBeDefined();
    expect(card('Raporlarınız').getByText('Pasif')).toBeDefined();
    expect(container.querySelectorAll('article img')).toHaveLength(4);
    const edit = first.getByRole('link', { name: 'Düzenle: Hoş geldiniz' });
    expect(edit.getAttribute('href')).toBe('/merchantOnboardings.edit/21');
    expect(client.inputsOf(merchantOnboardingEntries.list)).toHaveLength(1);
  });

  it('with four the button that adds is disabled, and says why (MONB-02, D-81)', async () => {
    open();
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Afiş ekle' });
    expect(add.disabled).toBe(true);
    const reason = document.getElementById(add.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('En çok 4 afiş olabilir; birini pasif yapmak yer açmaz.');
    expect(screen.getByText('4 / 4')).toBeDefined();
  });

  it('with three it leads to the form that adds (MONB-02, MONB-03)', async () => {
    const { user, navigation } = open(three());
    await user.click(await screen.findByRole('link', { name: 'Afiş ekle' }));
    expect(navigation.visits).toMatchObject([{ target: 'merchantOnboardings.add' }]);
    expect(screen.getByText('3 / 4')).toBeDefined();
  });

  it('says that there are none yet, and can be loaded again when it failed', async () => {
    open(merchantOnboardingClient({ rows: [] }));
    await screen.findByText('Henüz karşılama afişi yok');
    const client = merchantOnboardingClient();
    client.answer(merchantOnboardingEntries.list, fails);
    const { user } = open(client);
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(merchantOnboardingEntries.list, page(sampleBanners()));
    await user.click(again);
    await active('Hoş geldiniz');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
  });
});

describe('the active switch', () => {
  it('saves at once with the version, and says so (MONB-09, MONB-22, MONB-23, D-81)', async () => {
    const { client, user } = open();
    await user.click(await active('Hoş geldiniz'));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(merchantOnboardingEntries.update)).toEqual([{ id: 21, active: false, version: 1 }]);
    expect(card('Hoş geldiniz').getByText('Pasif')).toBeDefined();
  });

  it('shows what is stored when somebody else saved meanwhile (D-91)', async () => {
    const { client, user } = open();
    await active('Hoş geldiniz');
    await client.call(merchantOnboardingEntries.update, { id: 21, title: 'Onların adı' });
    await user.click(await active('Hoş geldiniz'));
    await screen.findByText(/siz bakarken değiştirildi/);
    expect((await active('Onların adı')).getAttribute('aria-checked')).toBe('true');
  });

  it('flips back with “Bir hata oluştu” when it fails (MONB-23)', async () => {
    const { client, user } = open();
    client.answer(merchantOnboardingEntries.update, fails);
    await user.click(await active('Hoş geldiniz'));
    await screen.findByText('Bir hata oluştu');
    expect((await active('Hoş geldiniz')).getAttribute('aria-checked')).toBe('true');
  });
});

describe.each([
  ['list', <MerchantOnboardingListPage key="list" />, 'Mağaza karşılama afişleri'],
  ['add form', <MerchantOnboardingAddPage key="add" />, 'Mağaza karşılama afişi ekle'],
  ['edit form', <MerchantOnboardingEditPage key="edit" id={21} />, 'Hoş geldiniz'],
] as const)('the %s', (_name, element, title) => {
  it('opens to PanelUser (MONB-01, MONB-03, MONB-04, MONB-05)', async () => {
    renderFeature(element, { client: merchantOnboardingClient() });
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (MONB-05)', (role) => {
    const client = merchantOnboardingClient({ roles: [role] });
    renderFeature(element, { client });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
