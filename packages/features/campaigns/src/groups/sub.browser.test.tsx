import { campaignEntries } from '@telve/api';
import { addDays, today } from '@telve/locale';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { SubCampaignPage } from './SubCampaignPage';
import { groupClient } from './testing/groupClient';

beforeEach(() => browser.viewport(1440, 900));

const day = addDays(today(), 30);

const open = async (client = groupClient(), theme: 'light' | 'dark' = 'light') => {
  const rendered = renderFeature(<SubCampaignPage id={58} />, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1, name: 'Alt kampanya ekle' });
  const { user } = rendered;
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const put = async (name: string | RegExp, text: string) => {
    await user.clear(field(name));
    if (text === '') return;
    await user.click(field(name));
    await user.paste(text);
  };
  const mass = () => screen.getByRole('switch', { name: 'İş yerlerine toplu oluştur' });
  const picker = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'İş yerlerini seç' }));
    await dialog.findByRole('checkbox', { name: 'Firma 01' });
    return dialog;
  };
  return {
    ...rendered,
    client,
    field,
    put,
    mass,
    picker,
    isMass: () => mass().getAttribute('aria-checked') === 'true',
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
    choose: async (...names: string[]) => {
      await user.click(mass());
      const dialog = await picker();
      for (const name of names) await user.click(dialog.getByRole('checkbox', { name }));
      await user.click(dialog.getByRole('button', { name: 'Seçimi kullan' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    fill: async (code: string | null = null) => {
      await put(/^Başlık/, 'Çalışanlara ilk ay');
      await put(/^Mobil başlık/, 'İlk ay');
      await put(/^Açıklama/, 'İndirim');
      await put(/^İndirim/, '100');
      await user.selectOptions(screen.getByRole('combobox', { name: /^Kullanım adedi/ }), '1');
      if (code !== null) await put(/^(Genel kod|Kod öneki)/, code);
      await put(/^(Toplam kod adedi|İş yeri başına)/, '500');
      await put(/^Bitiş tarihi/, day.split('-').reverse().join('.'));
    },
  };
};

describe('one sub-campaign', () => {
  it('begins with its defaults (GRP-09, GRP-16, GRP-17, GRP-18, GRP-19, GRP-20, GRP-21)', async () => {
    const { field, isMass } = await open();
    expect(screen.getByText('Kasım ortaklıkları')).toBeDefined();
    const chosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect([chosen(/^Kupon Kodu/), chosen(/^Uygulama içi/), isMass()]).toEqual([true, true, false]);
    const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
    expect([select(/^Kod tipi/), select(/^Paket/)]).toEqual(['General', 'GENERAL']);
    expect(field(/^Öncelik/).value).toBe('0');
    for (const name of ['Aktif', 'Uygulamada göster']) {
      expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true');
    }
  });

  it('is sent with its group, and leads to it (GRP-16, GRP-17, GRP-18, GRP-19, GRP-20, GRP-21, D-73)', async () => {
    const { fill, press, client, navigation } = await open();
    await fill('kasim1');
    await press('Ekle');
    await screen.findByText('Alt kampanya eklendi.');
    expect(client.inputsOf(campaignEntries.create)).toMatchObject([
      {
        groupCampaignId: 58,
        type: 'CouponCode',
        codeType: 'General',
        code: 'KASIM1',
        userCount: 500,
        priority: 0,
        active: true,
        shown: true,
        subscriptionType: 'GENERAL',
        campaignLinkType: 'InternalLink',
        endDate: day,
      },
    ]);
    expect(Object.keys(client.inputsOf(campaignEntries.create)[0] ?? {})).not.toContain('companies');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'campaigns.group', params: { id: 58 } }]));
  });
});

describe('the mass switch', () => {
  it('opens a picker of companies, with search and pages (GRP-10, GRP-13, GRP-32)', async () => {
    const { user, mass, picker, client } = await open();
    await user.click(mass());
    const dialog = await picker();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(10);
    await user.click(dialog.getByRole('button', { name: 'Sayfa 2' }));
    await dialog.findByRole('checkbox', { name: 'Firma 11' });
    await user.type(dialog.getByRole('searchbox'), 'firma 42');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
    expect(client.inputsOf(campaignEntries.companies).at(-1)).toEqual({ page: 1, size: 10, search: 'firma 42' });
  });

  it('goes off when the picker is closed with no company (GRP-14)', async () => {
    const { user, mass, picker, isMass } = await open();
    await user.click(mass());
    const dialog = await picker();
    expect(isMass()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(isMass()).toBe(false));
    await user.click(mass());
    await user.click((await picker()).getByRole('button', { name: 'Seçimi kullan' }));
    await waitFor(() => expect(isMass()).toBe(false));
  });

  it('is used by keyboard alone, and has the focus again when the picker is closed', async () => {
    const { user, mass, picker } = await open();
    mass().focus();
    await user.keyboard(' ');
    const dialog = await picker();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('searchbox')));
    await user.keyboard('firma 07');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
    dialog.getByRole('checkbox', { name: 'Firma 07' }).focus();
    await user.keyboard(' ');
    dialog.getByRole('button', { name: 'Seçimi kullan' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('1 iş yeri seçili');
    await waitFor(() => expect(document.activeElement).toBe(mass()));
  });

  it('goes off when the last company is taken out; before that it stays on, and the focus beside it', async () => {
    const { choose, isMass, press } = await open();
    await choose('Firma 01', 'Firma 02');
    expect(screen.getByText('2 iş yeri seçili')).toBeDefined();
    await press('Seçimi kaldır: Firma 01');
    expect(isMass()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Seçimi değiştir' }));
    await press('Seçimi kaldır: Firma 02');
    expect(isMass()).toBe(false);
  });

  it('asks before a changed choice of companies is left', async () => {
    const { user, mass, picker, isMass } = await open();
    await user.click(mass());
    const dialog = await picker();
    await user.click(dialog.getByRole('checkbox', { name: 'Firma 01' }));
    await user.click(dialog.getByRole('button', { name: 'İptal' }));
    await user.click(await screen.findByRole('button', { name: 'Sayfada kal' }));
    await user.click(dialog.getByRole('button', { name: 'İptal' }));
    await user.click(await screen.findByRole('button', { name: 'Ayrıl' }));
    await waitFor(() => expect(isMass()).toBe(false));
  });

  it('clears the code, on and off (GRP-15)', async () => {
    const { put, field, choose, mass, user } = await open();
    await put(/^Genel kod/, 'KASIM1');
    await choose('Firma 01');
    expect(field(/^Kod öneki/).value).toBe('');
    await put(/^Kod öneki/, 'KSM');
    expect(screen.getByText(/örneğin KSM7Q2F/)).toBeDefined();
    await user.click(mass());
    expect(field(/^Genel kod/).value).toBe('');
  });

  it('asks for a beginning of 1 to 3 characters (GRP-22)', async () => {
    const { choose, fill, put, press, faults, user, client } = await open();
    await choose('Firma 01');
    await fill('KASM');
    await press('1 alt kampanya oluştur');
    expect((await faults()).getByText(/Genel kod 1-3 karakter olmalıdır\./)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(client.inputsOf(campaignEntries.createForCompanies)).toEqual([]);
    for (const prefix of ['K', 'KSM']) {
      await put(/^Kod öneki/, prefix);
      await press('1 alt kampanya oluştur');
      await waitFor(() => expect(client.inputsOf(campaignEntries.createForCompanies).at(-1)?.code).toBe(prefix));
    }
  });

  it('makes one campaign for each of 40 companies, and says what will be (GRP-28, D-73)', async () => {
    const client = groupClient({ companies: 40 });
    const { user, mass, picker, fill, press, navigation } = await open(client);
    await user.click(mass());
    const dialog = await picker();
    await user.click(dialog.getByRole('button', { name: 'Sonuçların tümünü seç (40)' }));
    await dialog.findByText('40 iş yeri seçili');
    await user.click(dialog.getByRole('button', { name: 'Seçimi kullan' }));
    await fill('KSM');
    expect(screen.getByText('+36 iş yeri')).toBeDefined();
    expect(screen.getByText('40 alt kampanya oluşacak')).toBeDefined();
    const willBe = within(screen.getByRole('region', { name: 'Oluşacaklar' }));
    expect([willBe.getByText('40'), willBe.getByText('20.000')]).toHaveLength(2);
    await press('40 alt kampanya oluştur');
    await screen.findByText('40 alt kampanya oluşturuldu.');
    expect(client.inputsOf(campaignEntries.create)).toEqual([]);
    expect(client.inputsOf(campaignEntries.createForCompanies)).toMatchObject([
      { groupCampaignId: 58, code: 'KSM', userCount: 500, companyList: Array.from({ length: 40 }, (_, at) => at + 1) },
    ]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'campaigns.group', params: { id: 58 } }]));
  });

  it('tells of a company that is gone at the companies, and keeps everything', async () => {
    const { choose, fill, press, faults, client, field } = await open();
    await choose('Firma 01');
    await fill('KSM');
    client.answer(campaignEntries.createForCompanies, () =>
      Promise.reject(
        refusal('company_not_found', {
          status: 404,
          fields: [{ field: 'companyList[0]', code: 'company_not_found' }],
        }),
      ),
    );
    await press('1 alt kampanya oluştur');
    expect((await faults()).getByText(/Seçtiğiniz iş yerlerinden biri artık yok/)).toBeDefined();
    expect(field(/^Kod öneki/).value).toBe('KSM');
  });
});

describe('the looks', () => {
  it.each([
    ['light', 1440],
    ['dark', 390],
    ['light', 320],
  ] as const)('have no axe faults, %s at %i px', async (theme, width) => {
    await browser.viewport(width, 800);
    const { container, user, mass, picker, press } = await open(groupClient(), theme);
    await user.click(mass());
    const dialog = await picker();
    await user.click(dialog.getByRole('button', { name: /^Sonuçların tümünü seç/ }));
    await dialog.findByText('42 iş yeri seçili');
    const element = screen.getByRole('dialog');
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await expectNoAxeViolations(element);
    await press('Seçimi kullan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectNoAxeViolations(container);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
