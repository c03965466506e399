import { type Choice, campaignEntries, type Page } from '@telve/api';
import { choice, deferred, page, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { groupClient } from '../testing/groupClient';
import { openSub } from '../testing/openSub';

beforeEach(() => browser.viewport(1440, 900));

describe('the mass switch', () => {
  it('opens a picker of companies, with search and pages (GRP-10, GRP-13, GRP-32)', async () => {
    const { user, mass, picker, client } = await openSub();
    await user.click(mass());
    const dialog = await picker();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(10);
    await user.click(dialog.getByRole('button', { name: 'Sayfa 2' }));
    await dialog.findByRole('checkbox', { name: 'Firma 11' });
    await user.type(dialog.getByRole('searchbox'), 'firma 42');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
    expect(client.inputsOf(campaignEntries.companies).at(-1)).toEqual({ page: 1, size: 10, search: 'firma 42' });
  });

  it('sends nothing when Enter is pressed in the picker, whose choice is not taken over yet (GRP-13, GRP-28, D-73)', async () => {
    const { user, fill, choose, picker, press, client } = await openSub();
    await choose('Firma 01', 'Firma 02');
    await fill('KASIM');
    await press('Seçimi değiştir');
    const dialog = await picker();
    await user.click(dialog.getByRole('checkbox', { name: 'Firma 02' }));
    dialog.getByRole('checkbox', { name: 'Firma 01' }).focus();
    await user.keyboard('{Enter}');
    await user.type(dialog.getByRole('searchbox'), 'firma');
    await user.keyboard('{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await dialog.findByRole('checkbox', { name: 'Firma 01' });
    await user.click(dialog.getByRole('button', { name: 'Seçimi kullan' }));
    await screen.findByText('1 iş yeri seçili');
    expect(client.inputsOf(campaignEntries.createForCompanies)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('goes off when the picker is closed with no company (GRP-14)', async () => {
    const { user, mass, picker, isMass } = await openSub();
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
    const { user, mass, picker } = await openSub();
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

  it('takes neither the choice away nor back while all companies are being read', async () => {
    const { user, mass, picker, client } = await openSub();
    await user.click(mass());
    const dialog = await picker();
    await user.click(dialog.getByRole('checkbox', { name: 'Firma 01' }));
    const answer = deferred<Page<Choice>>();
    client.answer(campaignEntries.companies, () => answer.promise);
    await user.click(dialog.getByRole('button', { name: 'Sonuçların tümünü seç (42)' }));
    const button = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name });
    expect([button('Seçimi temizle').disabled, button('Seçimi kullan').disabled]).toEqual([true, true]);
    answer.resolve(page([choice(2, 'Firma 02')]));
    await dialog.findByText('2 iş yeri seçili');
    expect([button('Seçimi temizle').disabled, button('Seçimi kullan').disabled]).toEqual([false, false]);
  });

  it('goes off when the last company is taken out; before that it stays on, and the focus beside it', async () => {
    const { choose, isMass, mass, press } = await openSub();
    await choose('Firma 01', 'Firma 02');
    expect(screen.getByText('2 iş yeri seçili')).toBeDefined();
    await press('Seçimi kaldır: Firma 01');
    expect(isMass()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Seçimi değiştir' }));
    await press('Seçimi kaldır: Firma 02');
    expect(isMass()).toBe(false);
    expect(document.activeElement).toBe(mass());
  });

  it('asks before a changed choice of companies is left', async () => {
    const { user, mass, picker, isMass } = await openSub();
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
    const { put, field, choose, mass, user } = await openSub();
    await put(/^Genel kod/, 'KASIM1');
    await choose('Firma 01');
    expect(field(/^Kod öneki/).value).toBe('');
    // A code of a mass creation has eight characters, however long its beginning is.
    for (const [prefix, code] of [
      ['K', 'K7Q2FM9X'],
      ['KSM', 'KSM7Q2FM'],
    ] as const) {
      await put(/^Kod öneki/, prefix);
      expect(screen.getByText(new RegExp(`örneğin ${code}\\.`))).toBeDefined();
    }
    await user.click(mass());
    expect(field(/^Genel kod/).value).toBe('');
  });

  it('asks for a beginning of 1 to 3 characters (GRP-22)', async () => {
    const { choose, fill, put, press, faults, user, client } = await openSub();
    await choose('Firma 01');
    await fill('KASM');
    await press('1 alt kampanya oluştur');
    expect((await faults()).getByText(/Kod öneki 1-3 karakter olmalıdır\./)).toBeDefined();
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
    const { user, mass, picker, fill, press, navigation } = await openSub(client);
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
    const { choose, fill, press, faults, client, field, user } = await openSub();
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
    await user.keyboard('{Escape}');
    const change = screen.getByRole('button', { name: 'Seçimi değiştir' });
    const said = document.getElementById(change.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toMatch(/Seçtiğiniz iş yerlerinden biri artık yok/);
    expect(field(/^Kod öneki/).value).toBe('KSM');
  });
});
