import { applicationEntries, companyEntries, lookupEntries } from '@telve/api';
import { deferred, expectNoAxeViolations, refusal } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CompanyAddPage } from './CompanyAddPage';
import { companyClient } from './testing/companyClient';
import { openForm } from './testing/openForm';

const iban = 'TR330006100519786457841326';
const otherIban = 'TR320010009999901234567890';

const open = async (options: Parameters<typeof openForm>[1] = {}) => {
  const form = await openForm(<CompanyAddPage />, options);
  return { ...form, sent: () => form.client.inputsOf(companyEntries.create) };
};

beforeEach(() => page.viewport(1440, 900));

describe('the form', () => {
  it('is empty, active and open, with the choices the server gives (COMP-02, COMP-17, COMP-32, COMP-57, COMP-61, COMP-62)', async () => {
    const { client, close, reason } = await open();
    for (const box of screen.getAllByRole<HTMLInputElement>('textbox')) expect(box.value).toBe('');
    expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Açık' }).checked).toBe(true);
    expect(reason()).toBeNull();
    await waitFor(() => expect(client.inputsOf(companyEntries.segments)).toHaveLength(1));
    expect(client.inputsOf(lookupEntries.getEnum)).toHaveLength(2);
    const segment = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Segment' });
    expect([...segment.options].map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Butik', 'Bölgesel zincir', 'Ulusal zincir', 'Bayilik']),
    );
    await close();
    expect([...(reason()?.options ?? [])].filter(({ value }) => value !== '').map(({ text }) => text)).toEqual([
      'Geçici olarak hizmet dışı',
      'Kötüye kullanım',
      'Kullanıcı şikâyeti',
      'Operasyonel sorunlar',
      'Sözleşme feshi',
      'Düşük puan',
      'İşletme devri',
      'KVKK ihlali',
    ]);
  });

  it('sends every field, says so and leads to the list (COMP-16, COMP-18, COMP-19, COMP-20, COMP-21, COMP-22, COMP-23, COMP-24, COMP-25, COMP-26, COMP-27, COMP-29, COMP-54)', async () => {
    const { put, press, user, sent, navigation } = await open();
    await put(/^İş yeri adı/, 'Çınar Kahve');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Segment' }), 'Butik');
    await put(/^Ticari unvan/, 'Çınar Ltd.');
    await put('Vergi dairesi', 'Kadıköy');
    await put('Vergi numarası', '1234567890');
    await put(/^Fatura adresi/, 'Moda');
    await put(/^Fatura e-postası/, 'a@b.co');
    await put('Banka adı', 'Benim Bankam');
    await put('IBAN', iban);
    await put('Ad soyad', 'Ayşe');
    await put('Unvan', 'Müdür');
    await put('Telefon', '5321234567');
    await user.click(screen.getByRole('switch', { name: 'Mağazalarda ek alanlar' }));
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(sent()).toMatchObject([
      {
        companyName: 'Çınar Kahve',
        companySegment: 'Boutique',
        companyTitle: 'Çınar Ltd.',
        taxAdministration: 'Kadıköy',
        taxIdentity: '1234567890',
        invoiceAddress: 'Moda',
        invoiceMailAddress: 'a@b.co',
        iban,
        bankName: 'Benim Bankam',
        executiveName: 'Ayşe',
        executiveTitle: 'Müdür',
        active: true,
        coffeeExtras: 'True',
        companyStatus: 0,
        companyStatusReasonType: '',
      },
    ]);
    expect(sent()[0]?.executivePhoneNumber).toMatch(/5321234567$/);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'companies.list' }]));
  });

  it('tells a failed add in the server’s words (COMP-64)', async () => {
    const { client, put, press, field } = await open();
    const message = 'İş yeri şu anda eklenemiyor.';
    await put(/^İş yeri adı/, 'Çınar');
    for (const [code, status] of [
      ['internal_error', 500],
      ['uncoded', 200],
      ['some_new_code', 409],
    ] as const) {
      const error = refusal(code, { status, message: `${message} ${code}` });
      client.answer(companyEntries.create, () => Promise.reject(error));
      await press('Ekle');
      await screen.findByText(`${message} ${code}`);
    }
    expect(field(/^İş yeri adı/).value).toBe('Çınar');
  });
});

describe('what cannot be saved', () => {
  it.each([
    [/^İş yeri adı/, '', 'İş yeri adı alanı zorunludur.', 'COMP-36'],
    [/^İş yeri adı/, 'a'.repeat(256), 'Maksimum 255 karakter olmalıdır.', 'COMP-37'],
    [/^Ticari unvan/, 'a'.repeat(201), 'Maksimum 200 karakter olmalıdır.', 'COMP-38'],
    [/^Vergi dairesi/, 'a'.repeat(256), 'Maksimum 255 karakter olmalıdır.', 'COMP-39'],
    [/^Vergi numarası/, '123456789', 'Vergi Numarası 10 haneden oluşmalıdır.', 'COMP-40'],
    [/^Vergi numarası/, '4820193756', 'Bu vergi numarası başka bir iş yerinde kayıtlı.', 'D-50'],
    [/^Fatura adresi/, 'a'.repeat(256), 'Maksimum 255 karakter olmalıdır.', 'COMP-41'],
    [/^Fatura e-postası/, `${'a'.repeat(250)}@b.com`, 'Maksimum 255 karakter olmalıdır.', 'COMP-42'],
    [/^Fatura e-postası/, 'abc', 'Lütfen geçerli bir mail adresi giriniz.', 'COMP-43'],
    [/^IBAN/, 'TR33 0006', 'IBAN 26 karakter olmalıdır.', 'COMP-44'],
    [/^IBAN/, 'TR340006100519786457841326', 'IBAN kontrol basamakları tutmuyor.', 'COMP-44'],
    [/^Banka adı/, 'a'.repeat(151), 'Maksimum 150 karakter olmalıdır.', 'COMP-45'],
    [/^Ad soyad/, 'a'.repeat(251), 'Maksimum 250 karakter olmalıdır.', 'COMP-47'],
    [/^Unvan/, 'a'.repeat(151), 'Maksimum 150 karakter olmalıdır.', 'COMP-48'],
    [/^Telefon/, '532', 'Telefon numarası hatalı!', 'COMP-49'],
  ])('%s “%s”: “%s” (%s)', async (name, typed, words, _id) => {
    const { put, press, faults } = await open();
    await put(/^İş yeri adı/, 'Çınar');
    await put(name, typed);
    await press('Ekle');
    expect((await faults()).getByText(new RegExp(words.replaceAll('.', '\\.')))).toBeDefined();
  });

  it('takes 250 characters as executive name (COMP-47, D-63)', async () => {
    const { put, press, sent } = await open();
    await put(/^İş yeri adı/, 'Çınar');
    await put('Ad soyad', 'a'.repeat(250));
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(sent()[0]?.executiveName).toHaveLength(250);
  });

  it('is marked in the list of sections and counted in the bar', async () => {
    const { put, press, faults, user } = await open();
    await put('Vergi numarası', '12');
    await press('Ekle');
    await faults();
    await user.keyboard('{Escape}');
    await screen.findByText(/2 alan düzeltilmeli/);
  });
});

describe('masks', () => {
  it('write tax number, IBAN and telephone in their form, and take no letters (COMP-40, COMP-44, COMP-49)', async () => {
    const { user, field } = await open();
    await user.type(field('Vergi numarası'), '12ab34567890123');
    expect(field('Vergi numarası').value).toBe('1234567890');
    await user.type(field('IBAN'), '330006100519786457841326999');
    expect(field('IBAN').value).toBe('TR33 0006 1005 1978 6457 8413 26');
    await user.type(field('Telefon'), '5321234567');
    expect(field('Telefon').value).toBe('(532) 123 45 67');
  });
});

describe('the bank of an IBAN', () => {
  const bank = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Banka adı' });

  it('is written where no name stands, and goes with its IBAN (COMP-24, D-52)', async () => {
    const { put, client } = await open();
    await put('IBAN', iban);
    await waitFor(() => expect(bank().value).toBe('Deneme Bankası'));
    expect(client.inputsOf(applicationEntries.bankInfo)).toEqual([{ iban }]);
    await put('IBAN', '');
    await waitFor(() => expect(bank().value).toBe(''));
  });

  it('leaves a typed name, and offers the found one (COMP-24, D-52)', async () => {
    const { put, press } = await open();
    await put('Banka adı', 'Benim Bankam');
    await put('IBAN', iban);
    await screen.findAllByText('IBAN’ın bankası: Deneme Bankası');
    expect(bank().value).toBe('Benim Bankam');
    await press('Bu adı yaz');
    expect(bank().value).toBe('Deneme Bankası');
    expect(screen.queryByRole('button', { name: 'Bu adı yaz' })).toBeNull();
  });

  it('stays emptied by the person', async () => {
    const { put } = await open();
    await put('IBAN', iban);
    await waitFor(() => expect(bank().value).toBe('Deneme Bankası'));
    await put('Banka adı', '');
    expect(bank().value).toBe('');
  });

  it('is never the late answer for an IBAN before (D-52)', async () => {
    const client = companyClient();
    const [first, second] = [deferred<{ bankName: string }>(), deferred<{ bankName: string }>()];
    client.answer(applicationEntries.bankInfo, (input) => (input.iban === iban ? first : second).promise);
    const { put } = await open({ client });
    await put('IBAN', iban);
    await screen.findByText('Banka aranıyor…');
    await put('IBAN', otherIban);
    await waitFor(() => expect(client.inputsOf(applicationEntries.bankInfo)).toHaveLength(2));
    second.resolve({ bankName: 'İkinci Banka' });
    await waitFor(() => expect(bank().value).toBe('İkinci Banka'));
    first.resolve({ bankName: 'Birinci Banka' });
    await first.promise;
    await screen.findAllByText('IBAN’dan bulundu.');
    expect(bank().value).toBe('İkinci Banka');
  });

  it.each([
    ['bank_not_found', 'IBAN’ın bankası bulunamadı, adını siz yazın.'],
    ['internal_error', 'Banka sorgulanamadı, adını siz yazın.'],
  ])('is typed by the person when the answer is %s: “%s” (D-52)', async (code, words) => {
    const client = companyClient();
    client.answer(applicationEntries.bankInfo, () => Promise.reject(refusal(code)));
    const { put } = await open({ client });
    await put('IBAN', iban);
    await screen.findAllByText(words);
    await put('Banka adı', 'Elle');
    expect(bank().value).toBe('Elle');
  });
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open({ theme });
  await expectNoAxeViolations(container);
});

it('fits a screen of 320 px', async () => {
  await page.viewport(320, 640);
  const { container, close } = await open();
  await close();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(container);
});
