import { merchantUserEntries } from '@telve/api';
import { expectNoAxeViolations, many, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type MerchantUserClientOptions, merchantUserClient } from '../testing/merchantUserClient';
import { merchantUserRow, ofAllVenues } from '../testing/merchantUsers';
import { MerchantUserListPage } from './MerchantUserListPage';

const open = (query = '', options: MerchantUserClientOptions = {}) => {
  const client = merchantUserClient(options);
  const rendered = renderFeature(<MerchantUserListPage />, { client, navigation: query });
  return { ...rendered, client, asked: () => client.inputsOf(merchantUserEntries.list) };
};
const row = async (email: string) => {
  const cell = await screen.findByText(email);
  return within(cell.closest('tr') as HTMLElement);
};

describe('the list', () => {
  it('shows e-mail, role, company, venue and day of creation (MU-01, MU-11, MU-13, MU-15, D-29)', async () => {
    open();
    const hakan = await row('hakan.yilmaz@kirikfincan.example');
    for (const text of ['Mağaza sahibi', 'Kırık Fincan Gıda Ltd. Şti.', 'Kırık Fincan Moda', '18.03.2026']) {
      expect(hakan.getByText(text)).toBeDefined();
    }
    const gizem = await row('gizem@kirikfincan.example');
    expect(gizem.getByText('Barista')).toBeDefined();
  });

  it('marks a waiting account and says what it has not got (D-31)', async () => {
    open();
    const waiting = await row('barista.gizem@posta.example');
    expect(waiting.getByText('Onay bekliyor')).toBeDefined();
    expect(waiting.getByText('Henüz atanmadı')).toBeDefined();
  });

  it('leads to edit form and history, and to the add form', async () => {
    open();
    const hakan = await row('hakan.yilmaz@kirikfincan.example');
    const hrefOf = (name: RegExp | string) => hakan.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^Düzenle/)).toBe('/merchantUsers.edit/1');
    expect(hrefOf('hakan.yilmaz@kirikfincan.example')).toBe('/merchantUsers.edit/1');
    expect(hrefOf(/^İşlem geçmişi/)).toBe('/activity.merchantUser/1');
    expect(screen.getByRole('link', { name: 'Kullanıcı ekle' }).getAttribute('href')).toBe('/merchantUsers.add');
  });

  it('leads to no history for those who may not read it', async () => {
    open('', { own: ofAllVenues });
    const hakan = await row('hakan.yilmaz@kirikfincan.example');
    expect(hakan.getByRole('link', { name: /^Düzenle/ })).toBeDefined();
    expect(hakan.queryByRole('link', { name: /^İşlem geçmişi/ })).toBeNull();
  });

  it('has search and pager (MU-05)', async () => {
    const { asked, user } = open('', { users: many(25, merchantUserRow) });
    await user.click(await screen.findByRole('button', { name: /Sayfa 2/ }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: 2, size: 10 }));
    await user.type(screen.getByRole('searchbox', { name: 'E-posta' }), 'kullanici25');
    await screen.findByText('kullanici25@kirikfincan.example');
    expect(asked().at(-1)).toEqual({ page: 1, size: 10, search: 'kullanici25' });
  });

  it('sends page, size, search, days and onlyWaitingApproval as the address has them (MU-26)', async () => {
    const { asked } = open(
      'page=1&size=25&search=gizem&startDate=2026-11-01&endDate=2026-11-28&onlyWaitingApproval=true',
    );
    await row('barista.gizem@posta.example');
    expect(asked()).toEqual([
      {
        page: 1,
        size: 25,
        search: 'gizem',
        startDate: '2026-11-01',
        endDate: '2026-11-28',
        onlyWaitingApproval: true,
      },
    ]);
  });

  it('ignores days that are none', async () => {
    const { asked } = open('startDate=28.11.2026&endDate=2026-02-30');
    await row('hakan.yilmaz@kirikfincan.example');
    expect(asked()).toEqual([{ page: 1, size: 10 }]);
  });

  it('says that nobody is there yet', async () => {
    open('', { users: [] });
    await screen.findByText('Henüz mağaza kullanıcısı yok');
  });

  it('has nothing that axe objects to', async () => {
    const { container } = open();
    await row('hakan.yilmaz@kirikfincan.example');
    await expectNoAxeViolations(container, { layout: false });
  });
});

describe('the switch', () => {
  const active = (email: string) => screen.findByRole('switch', { name: `${email} aktif` });

  it('stands in each row, sends id and active, and says so (MU-06, MU-14, MU-30, MU-39)', async () => {
    const { client, user } = open();
    const hakan = await active('hakan.yilmaz@kirikfincan.example');
    expect(screen.getAllByRole('switch')).toHaveLength(4);
    await user.click(hakan);
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(merchantUserEntries.updateActive)).toEqual([{ id: 1, active: false }]);
    expect(hakan.getAttribute('aria-checked')).toBe('false');
  });

  it('cannot be pressed without a company, and says why (MU-18)', async () => {
    const { client, user } = open();
    const waiting = await active('barista.gizem@posta.example');
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    expect((await row('barista.gizem@posta.example')).getAllByText('Önce iş yeri atayın')).not.toHaveLength(0);
    await user.click(waiting);
    expect(client.inputsOf(merchantUserEntries.updateActive)).toEqual([]);
  });

  it.each([
    ['reader_user_without_company', 'Önce iş yeri atayın.'],
    ['internal_error', 'Bir hata oluştu'],
  ])('flips back after %s: “%s” (MU-18, MU-36)', async (code, words) => {
    const { client, user } = open();
    client.answer(merchantUserEntries.updateActive, () => Promise.reject(refusal(code, { status: 409 })));
    const hakan = await active('hakan.yilmaz@kirikfincan.example');
    await user.click(hakan);
    await screen.findByText(words);
    expect(hakan.getAttribute('aria-checked')).toBe('true');
  });
});
