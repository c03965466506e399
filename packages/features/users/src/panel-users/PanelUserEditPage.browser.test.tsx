import { panelUserEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { type PanelUserClientOptions, panelUserClient } from '../testing/panelUserClient';
import { PanelUserEditPage } from './PanelUserEditPage';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const omer = { id: 4, firstName: 'Ömer Faruk', lastName: 'Işık', role: 'PanelVenueUser', active: true } as const;
const bebek = { companyId: 1, venueId: 12, allVenue: false };
const ofAdmin = { companyId: null, venueId: 0, allVenue: true };

const open = async (id = 4, options: PanelUserClientOptions & { theme?: 'light' | 'dark' } = {}) => {
  const client = panelUserClient(options);
  const { theme = 'light' } = options;
  const rendered = renderFeature(<PanelUserEditPage id={id} />, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: id === 99 ? 2 : 1 });
  const { user } = rendered;
  return {
    ...rendered,
    client,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    retype: async (name: string, text: string) => {
      await user.clear(box(name));
      if (text !== '') await user.type(box(name), text);
    },
    choose: async (name: string, option: string) => {
      await user.click(list(name));
      await user.click(await screen.findByRole('option', { name: option }));
    },
    sent: () => client.inputsOf(panelUserEntries.update),
  };
};

beforeEach(() => browser.viewport(1280, 900));

it('holds the stored values, the e-mail read-only (PU-03, PU-11, PU-12, PU-13, PU-14, PU-15, PU-31)', async () => {
  const { client } = await open();
  expect(client.inputsOf(panelUserEntries.detail)).toEqual([{ id: 4 }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Ömer Faruk Işık' })).toBeDefined();
  expect([box('Ad').value, box('Soyad').value]).toEqual(['Ömer Faruk', 'Işık']);
  expect([box('E-posta').value, box('E-posta').readOnly]).toEqual(['omer@kirikfincan.example', true]);
  expect(radio(/Üye iş yeri/).checked).toBe(true);
  expect([list('İş yeri').value, list('Mağaza').value]).toEqual(['Kırık Fincan Gıda Ltd. Şti.', 'Kırık Fincan Bebek']);
  expect(screen.getByRole('switch', { name: 'Tüm mağazalar' }).getAttribute('aria-checked')).toBe('false');
});

describe('saving', () => {
  it('sends the record with its version and no e-mail, and leads to the list (PU-34, PU-40)', async () => {
    const { retype, press, sent, navigation } = await open();
    await retype('Ad', 'Ömer');
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(sent()).toEqual([{ ...omer, firstName: 'Ömer', ...bebek, version: 1 }]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'panelUsers.list' }]));
  });

  it('takes company and venues from a user who becomes admin (PU-22, D-28)', async () => {
    const { user, press, sent } = await open();
    await user.click(radio(/Admin/));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Tüm mağazalar' })).toBeNull();
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(sent()).toEqual([{ ...omer, role: 'PanelUser', ...ofAdmin, version: 1 }]);
  });

  it('keeps a changed venue while the role goes to admin and back (PU-22, PU-23)', async () => {
    const { user, choose, press, sent } = await open();
    await choose('Mağaza', 'Kırık Fincan Moda');
    await user.click(radio(/Admin/));
    await user.click(radio(/Üye iş yeri/));
    expect(list('Mağaza').value).toBe('Kırık Fincan Moda');
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(sent()).toMatchObject([{ companyId: 1, venueId: 11, allVenue: false }]);
  });

  it('offers company and venues to an admin who gets another role (PU-16, PU-17, PU-18, PU-23)', async () => {
    const { user, press, choose, sent } = await open(2);
    await user.click(radio(/Rapor kullanıcısı/));
    expect(screen.getByRole('switch', { name: 'Tüm mağazalar' }).getAttribute('aria-checked')).toBe('false');
    await choose('İş yeri', 'Mercan Gıda ve Turizm A.Ş.');
    await choose('Mağaza', 'Mercan Kahve Evi');
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(sent()).toMatchObject([{ role: 'PanelReportUser', companyId: 2, venueId: 21, allVenue: false }]);
  });

  it('keeps the role of an applicant, which nobody else can be given (D-28)', async () => {
    const { retype, press, sent } = await open(7);
    expect(radio(/Başvuru sahibi/).checked).toBe(true);
    await retype('Soyad', 'Tan');
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(sent()).toMatchObject([{ role: 'AppliedMerchantUser', ...ofAdmin }]);
  });

  it.each([
    ['Ad', '', 'Ad alanı zorunludur.'],
    ['Soyad', 'a'.repeat(256), 'Maksimum 255 karakter olmalıdır.'],
  ])('refuses in %s “%s” (PU-24, PU-27)', async (name, text, words) => {
    const { user, press, sent } = await open();
    await user.clear(box(name));
    if (text !== '') {
      await user.click(box(name));
      await user.paste(text);
    }
    await press('Güncelle');
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(dialog.textContent).toContain(words);
    expect(sent()).toEqual([]);
  });

  it('says why the last active admin keeps the role, and keeps what was typed (D-28)', async () => {
    const { client, retype, press } = await open(2);
    client.answer(panelUserEntries.update, () => Promise.reject(refusal('last_active_admin', { status: 409 })));
    await retype('Ad', 'Merter');
    await press('Güncelle');
    await screen.findByText('Son aktif admin pasif yapılamaz ve rolü değiştirilemez.');
    expect(box('Ad').value).toBe('Merter');
  });

  it('says at the venue that it has gone meanwhile', async () => {
    const { client, press, retype } = await open();
    client.answer(panelUserEntries.update, () => Promise.reject(refusal('venue_not_found', { status: 404 })));
    await retype('Ad', 'Ömer');
    await press('Güncelle');
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(dialog.textContent).toContain('Bu mağaza seçilen iş yerinde yok.');
  });
});

describe('the own account', () => {
  it('keeps role and activity, and says why (PU-21)', async () => {
    const { user, retype, press, sent } = await open(1);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([false, true, true]);
    expect(screen.getByText('Kendi rolünüzü değiştiremezsiniz')).toBeDefined();
    const active = screen.getByRole('switch', { name: 'Aktif' });
    await user.click(active);
    expect(active.getAttribute('aria-checked')).toBe('true');
    expect(screen.getAllByText('Kendinizi pasif yapamazsınız').length).toBeGreaterThan(0);
    await retype('Soyad', 'Saraç');
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(sent()).toMatchObject([{ lastName: 'Saraç', role: 'PanelUser', active: true }]);
  });
});

describe('when somebody else saved meanwhile', () => {
  const collide = async () => {
    const opened = await open();
    const theirs = { companyId: 2, venueId: 0, allVenue: true };
    await opened.client.call(panelUserEntries.update, { ...omer, lastName: 'Işıklı', ...theirs });
    await opened.choose('Mağaza', 'Kırık Fincan Moda');
    await opened.press('Güncelle');
    await screen.findByRole('heading', { name: 'Değişiklikleri karşılaştır' });
    return opened;
  };

  it('compares both in words, company and venue as one thing (D-91)', async () => {
    const { container } = await collide();
    const choices = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent ?? '');
    expect(choices.some((text) => text.includes('Kırık Fincan Gıda Ltd. Şti. · Kırık Fincan Moda'))).toBe(true);
    expect(choices.some((text) => text.includes('Mercan Gıda ve Turizm A.Ş. · Tüm mağazalar'))).toBe(true);
    await expectNoAxeViolations(container);
  });

  it('saves the own choice over the newer version and keeps what the other alone changed (D-91)', async () => {
    const { user, press, sent } = await collide();
    await user.click(screen.getByRole('radio', { name: /Moda/ }));
    await press('Birleştir ve kaydet');
    await screen.findByText('Başarıyla güncellendi.');
    expect(sent().at(-1)).toEqual({
      ...omer,
      lastName: 'Işıklı',
      ...{ companyId: 1, venueId: 11, allVenue: false },
      version: 2,
    });
  });
});

it('says that a user is not there', async () => {
  const { container } = await open(99);
  await expectNoAxeViolations(container);
});

it('offers to try again when the user cannot be read', async () => {
  const client = panelUserClient();
  client.answer(panelUserEntries.detail, () => Promise.reject(refusal('internal_error', { status: 500 })));
  renderFeature(<PanelUserEditPage id={4} />, { client });
  await screen.findByText('Bir hata oluştu');
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeDefined();
});

it.each([
  ['light', 4],
  ['dark', 4],
  ['light', 1],
  ['dark', 1],
] as const)('has nothing that axe objects to (%s, user %i)', async (theme, id) => {
  const { container } = await open(id, { theme });
  await screen.findAllByText('Chrome 131, Windows 11');
  await expectNoAxeViolations(container);
});

it('fits 320 px', async () => {
  await browser.viewport(320, 700);
  const { container } = await open();
  await screen.findByText('Chrome 131, Windows 11');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(within(container).getByRole('button', { name: 'Şifre Sıfırla' }).checkVisibility()).toBe(true);
  await expectNoAxeViolations(container);
});
