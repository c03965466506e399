import { merchantCampaignEntries, roles } from '@telve/api';
import { refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MerchantCampaignAddPage } from './MerchantCampaignAddPage';
import { MerchantCampaignEditPage } from './MerchantCampaignEditPage';
import { MerchantCampaignListPage } from './MerchantCampaignListPage';
import { longTitle, merchantClient } from './testing/merchantClient';

const open = (query = '', client = merchantClient()) => ({
  ...renderFeature(<MerchantCampaignListPage />, { client, navigation: query }),
  client,
});
const active = (title: string) => screen.findByRole('switch', { name: `${title} aktif` });

describe('the list', () => {
  it('shows id, title, mobile title, active and details (MCAMP-01, MCAMP-02, MCAMP-03, MCAMP-04, MCAMP-05, MCAMP-06, MCAMP-28)', async () => {
    const { client } = open();
    expect((await active('Kış menüsü eğitimi')).getAttribute('aria-checked')).toBe('true');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Başlık',
      'Mobil başlık',
      'Aktif',
      'İşlemler',
    ]);
    expect(screen.getAllByRole('row')[2]?.textContent).toContain('40');
    expect(screen.getByText('Eğitim')).toBeDefined();
    const edit = screen.getByRole('link', { name: 'Düzenle: Kış menüsü eğitimi' });
    expect(edit.getAttribute('href')).toBe('/merchantCampaigns.edit/40');
    expect(client.inputsOf(merchantCampaignEntries.list)).toEqual([{ page: 1, size: 10 }]);
  });

  it('cuts a long text to 50 characters and an ellipsis, and reads it out whole (MCAMP-07)', async () => {
    open();
    expect(longTitle).toHaveLength(60);
    const cut = await screen.findByText(`${longTitle.slice(0, 50)}…`);
    expect(cut.closest<HTMLElement>('[title]')?.title).toBe(longTitle);
    expect(screen.getByRole('rowheader', { name: longTitle })).toBeDefined();
    expect(screen.getByRole('link', { name: longTitle })).toBeDefined();
  });

  it('switches active at once, and tells so (MCAMP-05, MCAMP-18, MCAMP-32)', async () => {
    const { client, user } = open();
    await user.click(await active('Kış menüsü eğitimi'));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(merchantCampaignEntries.setActive)).toEqual([{ id: 40, active: false }]);
    expect((await active('Kış menüsü eğitimi')).getAttribute('aria-checked')).toBe('false');
  });

  it('flips the switch back with “Bir hata oluştu” when it fails', async () => {
    const { client, user } = open();
    client.answer(merchantCampaignEntries.setActive, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.click(await active('Kış menüsü eğitimi'));
    await screen.findByText('Bir hata oluştu');
    expect((await active('Kış menüsü eğitimi')).getAttribute('aria-checked')).toBe('true');
  });

  it('finds by title, and leads to the form that adds', async () => {
    const { user, navigation } = open('search=eğitim');
    await active('Kış menüsü eğitimi');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Mağaza kampanyası ekle' }));
    expect(navigation.visits).toMatchObject([{ target: 'merchantCampaigns.add' }]);
  });

  it('says that there are none yet, and that nothing was found', async () => {
    open('', merchantClient({ rows: [] }));
    await screen.findByText('Henüz mağaza kampanyası yok');
    open('search=yok');
    await screen.findByText('Mağaza kampanyası bulunamadı');
  });

  it('can be loaded again when it failed', async () => {
    const client = merchantClient();
    client.answer(merchantCampaignEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const { user } = open('', client);
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(merchantCampaignEntries.list, { items: [], totalCount: 0, totalPages: 0 });
    await user.click(again);
    await waitFor(() => expect(screen.queryByText('Bir hata oluştu')).toBeNull());
  });
});

describe.each([
  ['list', <MerchantCampaignListPage key="list" />, 'Mağaza kampanyaları'],
  ['add form', <MerchantCampaignAddPage key="add" />, 'Mağaza kampanyası ekle'],
  ['edit form', <MerchantCampaignEditPage key="edit" id={40} />, 'Kış menüsü eğitimi'],
] as const)('the %s', (_name, element, title) => {
  it('opens to PanelUser (MCAMP-01, MCAMP-08, MCAMP-09, MCAMP-10)', async () => {
    renderFeature(element, { client: merchantClient() });
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (MCAMP-10)', (role) => {
    const client = merchantClient({ roles: [role] });
    renderFeature(element, { client });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
