import { lookupEntries, merchantUserEntries, panelUserEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent as real } from 'vitest/browser';
import { type MerchantUserClientOptions, merchantUserClient } from '../testing/merchantUserClient';
import { ofAllVenues, ofOneVenue } from '../testing/merchantUsers';
import { MerchantUserAddPage } from './MerchantUserAddPage';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-posta' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ekle' });

const open = async (options: MerchantUserClientOptions & { theme?: 'light' | 'dark' } = {}) => {
  const client = merchantUserClient(options);
  const { theme = 'light' } = options;
  const rendered = renderFeature(<MerchantUserAddPage />, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { name: 'Mağaza kullanıcısı ekle' });
  const { user } = rendered;
  const choose = async (name: string, option: string) => {
    await user.click(box(name));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const fill = async () => {
    await user.type(email(), 'yeni@kirikfincan.example');
    await user.click(screen.getByRole('radio', { name: /Barista/ }));
    await choose('İş yeri', 'Kırık Fincan Gıda Ltd. Şti.');
    await choose('Mağaza', 'Kırık Fincan Moda');
  };
  return { ...rendered, client, choose, fill, sent: () => client.inputsOf(merchantUserEntries.create) };
};

beforeEach(() => page.viewport(1280, 900));

describe('the form', () => {
  it('is empty, with the two roles in Turkish (MU-02, MU-16, MU-17)', async () => {
    await open();
    expect(email().value).toBe('');
    expect(
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('b')?.textContent),
    ).toEqual(['Mağaza sahibi', 'Barista']);
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('strips the spaces of a paste and takes no space key (MU-21, MU-22)', async () => {
    const { user } = await open();
    await user.click(email());
    await user.paste(' a b@c.com ');
    expect(email().value).toBe('ab@c.com');
    await real.keyboard(' ');
    expect(email().value).toBe('ab@c.com');
  });

  it('keeps its button disabled until e-mail, role, company and venue are set (MU-23, D-22)', async () => {
    const { user, choose } = await open();
    expect(add().disabled).toBe(true);
    await user.type(email(), 'yeni@');
    await user.click(screen.getByRole('radio', { name: /Barista/ }));
    await choose('İş yeri', 'Kırık Fincan Gıda Ltd. Şti.');
    await screen.findByText('Eksik: E-posta, Mağaza');
    await choose('Mağaza', 'Kırık Fincan Moda');
    expect(add().disabled).toBe(true);
    await user.type(email(), 'kirikfincan.example');
    await waitFor(() => expect(add().disabled).toBe(false));
  });

  it.each([
    ['{Tab}', 'E-posta alanı zorunludur.'],
    ['abc{Tab}', 'Lütfen geçerli bir mail adresi giriniz.'],
  ])('says at the left e-mail what is wrong with “%s” (MU-20, D-22)', async (typed, words) => {
    const { user } = await open();
    await user.click(email());
    await user.keyboard(typed);
    await screen.findByText(words);
  });

  it('says that 256 characters are too many (MU-20)', async () => {
    const { user } = await open();
    await user.click(email());
    await user.paste(`${'a'.repeat(244)}@b.example.x`);
    await user.tab();
    await screen.findByText('Maksimum 255 karakter olmalıdır.');
  });

  it('adds, says so and leads to the list (MU-28)', async () => {
    const { user, fill, sent, navigation } = await open();
    await fill();
    await user.click(add());
    await screen.findByText('Başarıyla eklendi.');
    const input = { email: 'yeni@kirikfincan.example', role: 'ReaderUser', companyId: 1, venueId: 11 };
    expect(sent()).toEqual([input]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'merchantUsers.list' }]));
  });
});

describe('a refusal', () => {
  it.each([
    ['reader_user_already_registered', 'email', 'Aynı email adresi ile kayıtlı kullanıcı bulunmaktadır.', 'MU-35'],
    ['company_not_found', 'companyId', 'İş yeri bulunamadı.', 'MU-34'],
    ['venue_not_found', 'venueId', 'Mağaza bulunamadı.', 'MU-33'],
  ])('%s stands at its field, with fields and without (MU-33, MU-34, MU-35)', async (code, field, words) => {
    const { client, user, fill } = await open();
    await fill();
    for (const fields of [[{ field, code }], []]) {
      client.answer(merchantUserEntries.create, () => Promise.reject(refusal(code, { status: 409, fields })));
      await user.click(add());
      await screen.findByRole('link', { name: new RegExp(words) });
      await user.click(screen.getByRole('button', { name: 'Tamam' }));
    }
    expect(screen.getByText(words)).toBeDefined();
    expect(email().value).toBe('yeni@kirikfincan.example');
  });

  it.each([
    ['required_fields_missing', [{ field: 'role', code: 'required' }], 'Zorunlu alanları kontrol ediniz.', 'MU-32'],
    ['required_fields_missing', [], 'Zorunlu alanları kontrol ediniz.', 'MU-32'],
    ['internal_error', [], 'Bir hata oluştu', 'MU-36'],
  ])('%s with %j is told and keeps what was typed: “%s” (MU-32, MU-36)', async (code, fields, words) => {
    const { client, user, fill, navigation } = await open();
    await fill();
    client.answer(merchantUserEntries.create, () => Promise.reject(refusal(code, { status: 400, fields })));
    await user.click(add());
    await screen.findByText(words);
    expect(email().value).toBe('yeni@kirikfincan.example');
    expect(navigation.visits).toEqual([]);
  });
});

describe('company and venue', () => {
  it('are chosen by PanelUser; another company takes the venue away (MU-12, MU-25)', async () => {
    const { choose, client } = await open();
    expect(box('Mağaza').disabled).toBe(true);
    await choose('İş yeri', 'Kırık Fincan Gıda Ltd. Şti.');
    await screen.findByText('2 mağaza var.');
    await choose('Mağaza', 'Kırık Fincan Moda');
    await choose('İş yeri', 'Mercan Gıda ve Turizm A.Ş.');
    expect(box('Mağaza').value).toBe('');
    expect(client.inputsOf(panelUserEntries.detail)).toEqual([]);
  });

  it('can be asked for again after a failure, and nothing that was typed is lost', async () => {
    const client = merchantUserClient();
    client.answer(lookupEntries.merchantCompanies, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const { user } = renderFeature(<MerchantUserAddPage />, { client });
    await user.type(await screen.findByRole('textbox', { name: 'E-posta' }), 'yeni@kirikfincan.example');
    await user.click(box('İş yeri'));
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(lookupEntries.merchantCompanies, [{ id: 1, name: 'Kırık Fincan Gıda Ltd. Şti.' }]);
    await user.click(retry);
    await screen.findByRole('option', { name: 'Kırık Fincan Gıda Ltd. Şti.' });
    expect(email().value).toBe('yeni@kirikfincan.example');
  });

  it('are fixed for PanelVenueUser of one venue, from the profile of the token’s id (MU-24)', async () => {
    const { client, user, sent } = await open({ own: ofOneVenue });
    expect(client.inputsOf(panelUserEntries.detail)).toEqual([{ id: 4 }]);
    const company = screen.getByRole<HTMLInputElement>('textbox', { name: 'İş yeri' });
    const venue = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mağaza' });
    expect([company.value, company.readOnly]).toEqual(['Kırık Fincan Gıda Ltd. Şti.', true]);
    expect([venue.value, venue.readOnly]).toEqual(['Kırık Fincan Bebek', true]);
    await user.type(email(), 'yeni@kirikfincan.example');
    await user.click(screen.getByRole('radio', { name: /Mağaza sahibi/ }));
    await user.click(add());
    await screen.findByText('Başarıyla eklendi.');
    expect(sent()).toMatchObject([{ role: 'ReaderUserVenueOwner', companyId: 1, venueId: 12 }]);
  });

  it('are the own company and one of the own venues for PanelVenueUser of all venues (MU-24, D-09)', async () => {
    const { choose, client } = await open({ own: ofAllVenues });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'İş yeri' }).readOnly).toBe(true);
    await choose('Mağaza', 'Kırık Fincan Moda');
    expect(client.inputsOf(panelUserEntries.venues)).toContainEqual({ id: 3 });
    expect(client.inputsOf(lookupEntries.merchantCompanies)).toEqual([]);
  });

  it('wait for the profile, which can be asked for again', async () => {
    const client = merchantUserClient({ own: ofOneVenue });
    client.answer(panelUserEntries.detail, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const { user } = renderFeature(<MerchantUserAddPage />, { client });
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(panelUserEntries.detail, ofOneVenue);
    await user.click(retry);
    await screen.findByRole('heading', { name: 'Mağaza kullanıcısı ekle' });
  });
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open({ theme });
  await expectNoAxeViolations(container);
});

it('fits a narrow screen', async () => {
  await page.viewport(320, 640);
  await open();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
