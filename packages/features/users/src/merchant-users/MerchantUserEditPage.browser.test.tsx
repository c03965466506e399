import { authEntries, merchantUserEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type MerchantUserClientOptions, merchantUserClient } from '../testing/merchantUserClient';
import { ofAllVenues, ofOneVenue } from '../testing/merchantUsers';
import { MerchantUserEditPage } from './MerchantUserEditPage';

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const approved = 1;
const waiting = 2;

const open = async (id: number, options: MerchantUserClientOptions & { theme?: 'light' | 'dark' } = {}) => {
  const client = merchantUserClient(options);
  const { theme = 'light' } = options;
  const rendered = renderFeature(<MerchantUserEditPage id={id} />, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: id === 99 ? 2 : 1 });
  const { user } = rendered;
  return {
    ...rendered,
    client,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    choose: async (name: string, option: string) => {
      await user.click(box(name));
      await user.click(await screen.findByRole('option', { name: option }));
    },
    sent: () => client.inputsOf(merchantUserEntries.update),
  };
};

beforeEach(() => page.viewport(1280, 900));

describe('the form', () => {
  it('holds the stored values, the e-mail fixed (MU-03, MU-16, MU-27, D-32)', async () => {
    const { client } = await open(approved);
    expect(client.inputsOf(merchantUserEntries.detail)).toEqual([{ id: 1 }]);
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-posta' });
    expect([email.value, email.readOnly]).toEqual(['hakan.yilmaz@kirikfincan.example', true]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Mağaza sahibi/ }).checked).toBe(true);
    expect(box('İş yeri').value).toBe('Kırık Fincan Gıda Ltd. Şti.');
    expect(box('Mağaza').value).toBe('Kırık Fincan Moda');
    expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByText('Onaylamak için iş yeri ve mağaza atayın')).toBeNull();
  });

  it('saves without the e-mail, says so and leads to the list (MU-29, MU-39)', async () => {
    const { user, press, choose, sent, navigation } = await open(approved);
    await user.click(screen.getByRole('radio', { name: /Barista/ }));
    await choose('Mağaza', 'Kırık Fincan Bebek');
    await user.click(screen.getByRole('switch', { name: 'Aktif' }));
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    const input = { id: 1, role: 'ReaderUser', companyId: 1, venueId: 12, active: false, version: 1 };
    expect(sent()).toEqual([input]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'merchantUsers.list' }]));
  });

  it('of PanelVenueUser keeps the own company and offers the own venues (MU-24, D-09)', async () => {
    const { choose, press, sent } = await open(approved, { own: ofAllVenues });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'İş yeri' }).readOnly).toBe(true);
    await choose('Mağaza', 'Kırık Fincan Bebek');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toMatchObject([{ companyId: 1, venueId: 12 }]);
  });

  it('of PanelVenueUser of one venue keeps the venue too (MU-24)', async () => {
    await open(3, { own: ofOneVenue });
    const venue = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mağaza' });
    expect([venue.value, venue.readOnly]).toEqual(['Kırık Fincan Bebek', true]);
  });

  it('says that a record is not there, also where the address is no number', async () => {
    await open(99);
    expect(screen.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeDefined();
  });

  it('leads to the history', async () => {
    await open(approved);
    const link = screen.getByRole('link', { name: 'İşlem geçmişi' });
    expect(link.getAttribute('href')).toBe('/activity.merchantUser/1');
  });
});

describe('a waiting account', () => {
  it('says since when, and what ends its waiting (D-31)', async () => {
    await open(waiting);
    expect(screen.getByText('Onay bekliyor')).toBeDefined();
    expect(screen.getByText('Mağaza uygulamasından 27.11.2026 08:12 tarihinde kaydoldu')).toBeDefined();
    expect(screen.getByText('Onaylamak için iş yeri ve mağaza atayın')).toBeDefined();
    expect(screen.getByText('Mağaza seçilmedi')).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is approved with company, venue and role (D-31, MU-29)', async () => {
    const { choose, press, sent, client } = await open(waiting);
    await choose('İş yeri', 'Kırık Fincan Gıda Ltd. Şti.');
    await choose('Mağaza', 'Kırık Fincan Bebek');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toMatchObject([{ id: 2, role: 'ReaderUser', companyId: 1, venueId: 12 }]);
    expect(await client.call(merchantUserEntries.detail, { id: 2 })).toMatchObject({ waitingApproval: false });
  });

  it('cannot be saved without a place; the dialog leads to what is missing (D-22)', async () => {
    const { press, sent } = await open(waiting);
    await press('Güncelle');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' }));
    expect(dialog.getByText(/İş yeri alanı zorunludur\./)).toBeDefined();
    expect(dialog.getByText(/Mağaza alanı zorunludur\./)).toBeDefined();
    expect(sent()).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    ['company_not_found', 'İş yeri bulunamadı.', 'MU-34'],
    ['venue_not_found', 'Mağaza bulunamadı.', 'MU-33'],
    ['required_fields_missing', 'Zorunlu alanları kontrol ediniz.', 'MU-32'],
    ['internal_error', 'Bir hata oluştu', 'MU-36'],
  ])('%s: “%s” (%s)', async (code, words, _id) => {
    const { client, press } = await open(approved);
    client.answer(merchantUserEntries.update, () => Promise.reject(refusal(code, { status: 404 })));
    await press('Güncelle');
    expect(await screen.findAllByText(new RegExp(words))).not.toHaveLength(0);
  });
});

describe('when somebody else saved meanwhile', () => {
  it('compares in words and saves the chosen side (D-91)', async () => {
    const { client, user, press, sent, container } = await open(approved);
    const mercan = { id: 1, role: 'ReaderUser', companyId: 2, venueId: 21, active: true } as const;
    await client.call(merchantUserEntries.update, mercan);
    await user.click(screen.getByRole('switch', { name: 'Aktif' }));
    await user.click(screen.getByRole('radio', { name: /Barista/ }));
    await user.click(box('Mağaza'));
    await user.click(await screen.findByRole('option', { name: 'Kırık Fincan Bebek' }));
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
    expect(screen.getByRole('radio', { name: /Mert Karakoç.*Mercan/ })).toBeDefined();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('radio', { name: /Sizin yazdığınız.*Bebek/ }));
    await press('Birleştir ve kaydet');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    const merged = { id: 1, role: 'ReaderUser', companyId: 1, venueId: 12, active: false, version: 2 };
    expect(sent().at(-1)).toEqual(merged);
  });
});

describe('“Aynı adla kayıtlı”', () => {
  it('shows accounts with the same name, not the account itself', async () => {
    const { client } = await open(waiting);
    const card = within(await screen.findByRole('region', { name: 'Aynı adla kayıtlı' }));
    expect(card.getByRole('link', { name: 'gizem@kirikfincan.example' })).toBeDefined();
    expect(card.getByText('Barista · Kırık Fincan Bebek · Aktif')).toBeDefined();
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(client.inputsOf(merchantUserEntries.list)).toEqual([{ page: 1, size: 5, search: 'gizem' }]);
  });

  it('is absent where there is none, and when they cannot be read', async () => {
    const { client } = await open(4);
    await waitFor(() => expect(client.inputsOf(merchantUserEntries.list)).toHaveLength(1));
    await screen.findByRole('region', { name: 'Şifre' });
    expect(screen.queryByRole('region', { name: 'Aynı adla kayıtlı' })).toBeNull();
  });
});

describe('“Şifre”', () => {
  const answer = async (name: string) =>
    userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

  it('asks first, and mails nothing when the answer is no', async () => {
    const { client, press } = await open(approved);
    await press('Şifre sıfırla');
    await answer('İptal');
    expect(client.inputsOf(authEntries.merchantForgotPassword)).toEqual([]);
  });

  it('mails a new one and says so (MU-38)', async () => {
    const { client, press } = await open(approved);
    await press('Şifre sıfırla');
    await answer('Gönder');
    await screen.findByText('Şifre mail adresine gönderilmiştir');
    const email = 'hakan.yilmaz@kirikfincan.example';
    expect(client.inputsOf(authEntries.merchantForgotPassword)).toEqual([{ email }]);
  });

  it('cannot be reset while the account waits, and says why (MU-19, MU-37)', async () => {
    await open(waiting);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Şifre sıfırla' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Onay bekleyen kullanıcının şifresi sıfırlanamaz.')).toBeDefined();
  });

  it.each([
    ['reader_user_is_pending_approval', 'Onay bekleyen kullanıcının şifresi sıfırlanamaz.', 'MU-37'],
    ['too_many_requests', 'Çok fazla istek gönderildi. Yeniden denemek için kalan süre: 50 dk.', 'D-25'],
    ['internal_error', 'Bir hata oluştu', 'MU-36'],
  ])('tells the refusal %s: “%s” (%s)', async (code, words, _id) => {
    const { client, press } = await open(approved);
    client.answer(authEntries.merchantForgotPassword, () => Promise.reject(refusal(code, { retryAfter: 2982 })));
    await press('Şifre sıfırla');
    await answer('Gönder');
    const card = within(screen.getByRole('region', { name: 'Şifre' }));
    expect((await card.findByRole('alert')).textContent).toBe(words);
  });
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open(waiting, { theme });
  await screen.findByRole('region', { name: 'Aynı adla kayıtlı' });
  await expectNoAxeViolations(container);
});

it('fits a narrow screen', async () => {
  await page.viewport(320, 640);
  await open(waiting);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
