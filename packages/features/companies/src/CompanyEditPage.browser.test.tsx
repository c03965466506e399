import { companyEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CompanyEditPage } from './CompanyEditPage';
import { companyClient } from './testing/companyClient';
import { openForm } from './testing/openForm';

const open = async (id = 1, options: Parameters<typeof openForm>[1] = {}) => {
  const form = await openForm(<CompanyEditPage id={id} />, options);
  return { ...form, sent: () => form.client.inputsOf(companyEntries.update) };
};

beforeEach(() => page.viewport(1440, 900));

it('holds the stored record (COMP-03, COMP-15, COMP-16, COMP-18 to COMP-27, COMP-53)', async () => {
  const { client, field } = await open();
  expect(client.inputsOf(companyEntries.detail)).toEqual([{ id: 1 }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Kırık Fincan Gıda' })).toBeDefined();
  expect(screen.getByText('Bölgesel zincir · 6 mağaza · Kadıköy')).toBeDefined();
  const values = ['IBAN', 'Banka adı', 'Vergi numarası', 'Ad soyad', 'Telefon'].map((name) => field(name).value);
  expect(values).toEqual([
    'TR33 0006 1005 1978 6457 8413 26',
    'Örnek Banka',
    '4820193756',
    'Hakan Yılmaz',
    '(532) 123 45 67',
  ]);
});

it('leads to its venues', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Mağazalarını gör' }).getAttribute('href')).toBe('/venues.list?companyId=1');
});

describe('saving', () => {
  it('sends id, version and every field, says so and leads to the list (COMP-55, COMP-65, D-91)', async () => {
    const { put, press, sent, navigation } = await open();
    await put(/^İş yeri adı/, 'Yeni Ad');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toMatchObject([{ id: 1, version: 1, companyName: 'Yeni Ad', taxIdentity: '4820193756' }]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'companies.list' }]));
  });

  it('says “Bir hata oluştu” when it fails, and keeps what was typed (COMP-63)', async () => {
    const { client, put, press, field, navigation } = await open();
    client.answer(companyEntries.update, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await put(/^İş yeri adı/, 'Yeni Ad');
    await press('Güncelle');
    await screen.findByText('Bir hata oluştu');
    expect(field(/^İş yeri adı/).value).toBe('Yeni Ad');
    expect(navigation.visits).toEqual([]);
  });

  it('takes an executive name of 150 characters and not of 151 (COMP-46, D-63)', async () => {
    const { put, press, faults, user, sent } = await open();
    await put('Ad soyad', 'a'.repeat(151));
    await press('Güncelle');
    expect((await faults()).getByText(/Maksimum 150 karakter olmalıdır\./)).toBeDefined();
    await user.keyboard('{Escape}');
    await put('Ad soyad', 'a'.repeat(150));
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()[0]?.executiveName).toHaveLength(150);
  });

  it('takes an empty invoice e-mail (COMP-43)', async () => {
    const { put, press, sent } = await open();
    await put(/^Fatura e-postası/, '');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toMatchObject([{ invoiceMailAddress: '' }]);
  });
});

describe('the working state', () => {
  it('closed asks for a reason, and sends both (COMP-30, COMP-31, COMP-34, COMP-50)', async () => {
    const { close, reason, press, faults, user, sent } = await open();
    expect(reason()).toBeNull();
    await close();
    expect(reason()?.getAttribute('aria-required')).toBe('true');
    await press('Güncelle');
    expect((await faults()).getByText(/Kapalı olma sebebi alanı zorunludur\./)).toBeDefined();
    expect(sent()).toEqual([]);
    await user.keyboard('{Escape}');
    await user.selectOptions(reason() as HTMLSelectElement, 'Düşük puan');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toMatchObject([{ companyStatus: 1, companyStatusReasonType: 'LowRating' }]);
  });

  it('open hides the reason, sends none and forgets it (COMP-35)', async () => {
    const { reopen, close, reason, press, sent } = await open(3);
    expect(reason()?.selectedOptions[0]?.text).toBe('Operasyonel sorunlar');
    await reopen();
    expect(reason()).toBeNull();
    await close();
    expect(reason()?.value).toBe('');
    await reopen();
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toMatchObject([{ companyStatus: 0, companyStatusReasonType: '' }]);
  });
});

describe('when somebody else saved meanwhile', () => {
  it('compares in words and saves the chosen side (D-91)', async () => {
    const { client, user, put, press, sent, container } = await open();
    const theirs = { id: 1, companyName: 'Onların Adı', companySegment: 'Boutique', taxIdentity: '' } as const;
    await client.call(companyEntries.update, theirs);
    await put(/^İş yeri adı/, 'Benim Adım');
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
    expect(screen.getAllByText(/Butik/)).not.toHaveLength(0);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('radio', { name: /^Sizin yazdığınız/ }));
    await press('Birleştir ve kaydet');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent().at(-1)).toMatchObject({ companyName: 'Benim Adım', companySegment: 'Boutique', version: 2 });
  });
});

describe('without a record', () => {
  it('says that it is not there', async () => {
    renderFeature(<CompanyEditPage id={99} />, { client: companyClient() });
    await screen.findByRole('heading', { name: 'Kayıt bulunamadı' });
  });

  it('says so too when the address is no number', async () => {
    const client = companyClient();
    client.answer(companyEntries.detail, () => Promise.reject(refusal('validation_failed')));
    renderFeature(<CompanyEditPage id={Number.NaN} />, { client });
    await screen.findByRole('heading', { name: 'Kayıt bulunamadı' });
  });

  it('offers to try again when it cannot be read (COMP-63)', async () => {
    const client = companyClient();
    client.answer(companyEntries.detail, () => Promise.reject(refusal('internal_error', { status: 500 })));
    renderFeature(<CompanyEditPage id={1} />, { client });
    await screen.findByText('Bir hata oluştu');
    expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeDefined();
  });
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open(3, { theme });
  await expectNoAxeViolations(container);
});

it('fits a screen of 320 px', async () => {
  await page.viewport(320, 640);
  await open(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
