import { lookupEntries, panelUserEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { panelUserClient } from '../testing/panelUserClient';
import { PanelUserAddPage } from './PanelUserAddPage';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const person = { firstName: 'Ayşe', lastName: 'Öz', email: 'ayse@mercan.example' };
const long = 'a'.repeat(256);

const open = (theme: 'light' | 'dark' = 'light') => {
  const client = panelUserClient();
  const rendered = renderFeature(<PanelUserAddPage />, { client, theme, background: 'surface' });
  const { user } = rendered;
  const type = async (name: string, text: string) => {
    await user.click(box(name));
    if (text !== '') await user.paste(text);
  };
  return {
    ...rendered,
    client,
    type,
    fill: async ({ firstName, lastName, email }: typeof person) => {
      await type('Ad', firstName);
      await type('Soyad', lastName);
      await type('E-posta', email);
    },
    role: (name: RegExp) => user.click(screen.getByRole('radio', { name })),
    choose: async (name: string, option: string) => {
      await user.click(list(name));
      await user.click(await screen.findByRole('option', { name: option }));
    },
    save: () => user.click(screen.getByRole('button', { name: 'Ekle' })),
    sent: () => client.inputsOf(panelUserEntries.create),
    invalid: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
  };
};

beforeEach(() => browser.viewport(1280, 900));

it('is empty; no role is chosen, so that none is given by mistake (PU-02)', () => {
  open();
  expect(['Ad', 'Soyad', 'E-posta'].map((name) => box(name).value)).toEqual(['', '', '']);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('Rol seçilince erişim burada özetlenir.')).toBeDefined();
});

describe('adding', () => {
  it('sends the fields of a venue user and leads to the list (PU-12, PU-13, PU-14, PU-16, PU-17, PU-33)', async () => {
    const { fill, role, choose, save, sent, navigation } = open();
    await fill(person);
    await role(/Üye iş yeri/);
    await choose('İş yeri', 'Kırık Fincan Gıda Ltd. Şti.');
    await choose('Mağaza', 'Kırık Fincan Moda');
    expect(screen.getByText('1 mağaza: Kırık Fincan Moda')).toBeDefined();
    await save();
    await screen.findByText('Başarıyla eklendi.');
    expect(sent()).toEqual([
      { ...person, role: 'PanelVenueUser', companyId: 1, venueId: 11, allVenue: false, active: true },
    ]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'panelUsers.list' }]));
  });

  it('sends no company for an admin and venueId 0 with all venues (PU-18, PU-19, D-28)', async () => {
    const { user, fill, role, choose, save, sent } = open();
    await fill(person);
    await role(/Rapor kullanıcısı/);
    await choose('İş yeri', 'Mercan Gıda ve Turizm A.Ş.');
    await user.click(screen.getByRole('switch', { name: 'Tüm mağazalar' }));
    expect(screen.queryByRole('combobox', { name: 'Mağaza' })).toBeNull();
    await save();
    await screen.findByText('Başarıyla eklendi.');
    expect(sent()).toMatchObject([{ role: 'PanelReportUser', companyId: 2, venueId: 0, allVenue: true }]);
  });

  it('leaves out spaces and unseen signs of a pasted e-mail', async () => {
    const { fill, role, save, sent } = open();
    await fill({ ...person, email: ' \u200Bayse@mercan .example\u00A0' });
    await role(/Admin/);
    await save();
    await screen.findByText('Başarıyla eklendi.');
    expect(sent()).toMatchObject([{ email: person.email, role: 'PanelUser', companyId: null, venueId: 0 }]);
  });

  it('says at the e-mail that it is taken (PU-38)', async () => {
    const { fill, role, save, invalid } = open();
    await fill({ ...person, email: 'mert@telve.example' });
    await role(/Admin/);
    await save();
    const words = /Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut\./;
    expect((await invalid()).getByText(words)).toBeDefined();
  });

  it('says “Bir hata oluştu” and keeps what was typed when the server fails', async () => {
    const { client, fill, role, save, navigation } = open();
    client.answer(panelUserEntries.create, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await fill(person);
    await role(/Admin/);
    await save();
    await screen.findByText('Bir hata oluştu');
    expect(box('E-posta').value).toBe(person.email);
    expect(navigation.visits).toEqual([]);
  });
});

describe('the company', () => {
  it('takes the venue away when it changes, and asks for one (D-28)', async () => {
    const { role, choose } = open();
    await role(/Üye iş yeri/);
    expect(list('Mağaza').disabled).toBe(true);
    expect(screen.getByText('Önce iş yeri seçin.')).toBeDefined();
    await choose('İş yeri', 'Kırık Fincan Gıda Ltd. Şti.');
    await choose('Mağaza', 'Kırık Fincan Moda');
    await choose('İş yeri', 'Mercan Gıda ve Turizm A.Ş.');
    expect(list('Mağaza').value).toBe('');
    await choose('Mağaza', 'Mercan Kahve Evi');
  });

  it('stays chosen while the role goes to admin and back (PU-22, PU-23)', async () => {
    const { role, choose } = open();
    await role(/Üye iş yeri/);
    await choose('İş yeri', 'Mercan Gıda ve Turizm A.Ş.');
    await role(/Admin/);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Tüm mağazalar' })).toBeNull();
    expect(screen.getByText('Bütün iş yerleri ve mağazalar')).toBeDefined();
    await role(/Rapor kullanıcısı/);
    await waitFor(() => expect(list('İş yeri').value).toBe('Mercan Gıda ve Turizm A.Ş.'));
    expect(screen.getByRole('switch', { name: 'Tüm mağazalar' })).toBeDefined();
  });

  it('is loaded again from the opened list when the first try failed', async () => {
    const { client, user, role } = open();
    client.answer(lookupEntries.merchantCompanies, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await role(/Üye iş yeri/);
    await user.click(list('İş yeri'));
    expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeDefined();
  });
});

describe('what cannot be saved', () => {
  it.each([
    ['an empty first name', { ...person, firstName: '' }, 'Ad alanı zorunludur.', 'PU-24'],
    ['256 characters of first name', { ...person, firstName: long }, 'Maksimum 255 karakter olmalıdır.', 'PU-25'],
    ['an empty last name', { ...person, lastName: '' }, 'Soyad alanı zorunludur.', 'PU-26'],
    ['256 characters of last name', { ...person, lastName: long }, 'Maksimum 255 karakter olmalıdır.', 'PU-27'],
    ['an empty e-mail', { ...person, email: '' }, 'E-posta alanı zorunludur.', 'PU-28'],
    [
      '256 characters of e-mail',
      { ...person, email: `${long.slice(0, 251)}@a.tr` },
      'Maksimum 255 karakter olmalıdır.',
      'PU-29',
    ],
    ['abc as e-mail', { ...person, email: 'abc' }, 'Lütfen geçerli bir mail adresi giriniz.', 'PU-30'],
  ])('is %s: it says “%3$s”, and nothing is sent (%4$s)', async (_case, typed, words) => {
    const { fill, role, save, sent, invalid } = open();
    await fill(typed);
    await role(/Admin/);
    await save();
    const dialog = await invalid();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    expect(dialog.getByRole('listitem').textContent).toContain(words);
    expect(sent()).toEqual([]);
  });

  it('is a venue user without company or venue (PU-17, PU-18, PU-23, D-28)', async () => {
    const { user, fill, role, choose, save, sent, invalid } = open();
    await fill(person);
    await role(/Üye iş yeri/);
    await save();
    const dialog = await invalid();
    expect(dialog.getByText(/İş yeri alanı zorunludur\./)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Tamam' }));
    await choose('İş yeri', 'Kırık Fincan Gıda Ltd. Şti.');
    await save();
    expect((await invalid()).getByText(/Mağaza alanı zorunludur\./)).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('is told at each field; the dialog leads to the first', async () => {
    const { user, save, invalid } = open();
    await save();
    await user.click((await invalid()).getByRole('button', { name: 'Tamam' }));
    await waitFor(() => expect(document.activeElement).toBe(box('Ad')));
    expect(box('Soyad').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  });
});

it('asks before leaving once something was typed', async () => {
  const { type, navigation } = open();
  await type('Ad', 'A');
  for (const ask of navigation.asks) void ask();
  expect(await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })).toBeDefined();
});

it('is filled and sent with the keyboard alone', async () => {
  const { user, sent } = open();
  box('Ad').focus();
  await user.keyboard(`${person.firstName}{Tab}${person.lastName}{Tab}${person.email}{Tab}`);
  await user.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Admin/ }).checked).toBe(true);
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Başarıyla eklendi.');
  expect(sent()).toMatchObject([{ ...person, role: 'PanelUser' }]);
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to, empty and refused (%s)', async (theme) => {
  const { container, user, role, save, invalid } = open(theme);
  await expectNoAxeViolations(container);
  await role(/Üye iş yeri/);
  await save();
  await user.click((await invalid()).getByRole('button', { name: 'Tamam' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expectNoAxeViolations(container);
});

it('fits 320 px', async () => {
  await browser.viewport(320, 700);
  const { container, role } = open();
  await role(/Üye iş yeri/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(container);
});
