import { applicationEntries } from '@telve/api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, filledApplication } from '../testing/application';
import { button, field, openWizard, title } from '../testing/wizard';

const at = async (step: string, heading: string, start = filledApplication()) => {
  const opened = openWizard({ start, navigation: `step=${step}` });
  await title(heading);
  return opened;
};
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('company', () => {
  it('has its fields (WIZ-19, WIZ-20, WIZ-21, WIZ-23, WIZ-24, WIZ-25, WIZ-26, WIZ-27, WIZ-28)', async () => {
    openWizard();
    await title('Şirket bilgileri');
    expect(field(/Şirket adı/).value).toBe('Kırık Fincan Moda');
    for (const name of [
      /Firma sahibi/,
      /Ticari unvan/,
      /KEP adresi/,
      /Şirket e-postası/,
      /Şirket adresi/,
      /Vergi dairesi/,
      /Vergi numarası/,
      /Fatura adresi/,
    ])
      expect(field(name).value).toBe('');
  });

  it('has three kinds, Şahıs chosen at first (WIZ-22)', async () => {
    openWizard();
    await title('Şirket bilgileri');
    const kinds = screen.getAllByRole<HTMLInputElement>('radio');
    expect(kinds.map((kind) => kind.value)).toEqual(['Individual', 'Limited', 'Stock']);
    expect(radio('Şahıs').checked).toBe(true);
  });

  it.each([
    ['Ali', 'WIZ-50'],
    ['A Veli', 'WIZ-50'],
    ['Ali Veli3', 'WIZ-51'],
    [`Ali ${'a'.repeat(252)}`, 'WIZ-52'],
  ])('refuses the owner “%.12s” (WIZ-50, WIZ-51, WIZ-52)', async (text) => {
    const { user } = openWizard();
    await title('Şirket bilgileri');
    await user.click(field(/Firma sahibi/));
    await user.paste(text);
    await user.click(button('Devam Et'));
    await screen.findByText('Ad ve soyadı doğru bir formatta yazınız.');
  });

  it('takes Turkish letters in a name (WIZ-51)', async () => {
    const { fill, press } = openWizard({ start: filledApplication({ ownerName: '' }) });
    await title('Şirket bilgileri');
    await fill({ 'Firma sahibi': 'Çağrı Şükrü Öğüt' });
    await press('Devam Et');
    await title('Banka bilgileri');
  });

  it.each([
    ['', 'Email alanı zorunludur.'],
    ['abc', 'Lütfen geçerli bir mail adresi giriniz.'],
  ])('says of the mail “%s”: %s (WIZ-46, WIZ-48)', async (text, words) => {
    const { fill, press } = openWizard({ start: filledApplication() });
    await title('Şirket bilgileri');
    await fill({ 'Şirket e-postası': text });
    await press('Devam Et');
    await screen.findByText(words);
  });

  it('refuses a mail of 256 characters and strips spaces (WIZ-47, WIZ-49)', async () => {
    const { press, user } = openWizard({ start: filledApplication() });
    await title('Şirket bilgileri');
    const mail = () => field(/Şirket e-postası/);
    const long = `${'a'.repeat(60)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.example`;
    await user.clear(mail());
    await user.click(mail());
    await user.paste(`${long}${'x'.repeat(256 - long.length)}`);
    await press('Devam Et');
    await waitFor(() => expect(mail().getAttribute('aria-invalid')).toBe('true'));
    await user.clear(mail());
    await user.click(mail());
    await user.paste(' a@b.com ');
    expect(mail().value).toBe('a@b.com');
    await press('Devam Et');
    await title('Banka bilgileri');
  });

  it('takes a tax number of ten digits, or none (WIZ-57)', async () => {
    const { fill, press } = openWizard({ start: filledApplication() });
    await title('Şirket bilgileri');
    await fill({ 'Vergi numarası': '123456789' });
    await press('Devam Et');
    await screen.findByText('Vergi Numarası 10 haneden oluşmalıdır.');
    await fill({ 'Vergi numarası': '1234567890' });
    await press('Devam Et');
    await title('Banka bilgileri');
  });
});

describe('invoice address (WIZ-28)', () => {
  const same = () => box('Fatura adresi şirket adresiyle aynı');

  it('follows the company’s while the tick is set, also when that is emptied', async () => {
    const { fill, user, client, handIn, press } = await at('company', 'Şirket bilgileri');
    await fill({ 'Şirket adresi': 'Moda' });
    await user.click(same());
    expect(screen.queryByRole('textbox', { name: /Fatura adresi/ })).toBeNull();
    await fill({ 'Şirket adresi': 'Bebek' });
    await press(/Banka bilgileri|Devam Et/);
    await title('Banka bilgileri');
    await press('Geri');
    await title('Şirket bilgileri');
    expect(same().checked).toBe(true);
    await fill({ 'Şirket adresi': '' });
    for (const name of ['Banka bilgileri', 'Kullanıcı bilgileri', 'Mağaza bilgileri', 'Belge yükleme']) {
      await press('Devam Et');
      await title(name);
    }
    await press('Tamamla');
    await title('Başvuru onayı');
    await handIn();
    await waitFor(() =>
      expect(client.inputsOf(applicationEntries.update)[0]).toMatchObject({ companyAddress: '', invoiceAddress: '' }),
    );
  });

  it('brings the own text back without the tick', async () => {
    const { fill, user } = await at('company', 'Şirket bilgileri');
    await fill({ 'Şirket adresi': 'Moda', 'Fatura adresi': 'Levent' });
    await user.click(same());
    await user.click(same());
    expect(field(/Fatura adresi/).value).toBe('Levent');
  });

  it('starts from the company’s address where there was no own one', async () => {
    const { user } = await at(
      'company',
      'Şirket bilgileri',
      filledApplication({ companyAddress: 'Moda', invoiceAddress: 'Moda' }),
    );
    expect(same().checked).toBe(true);
    await user.click(same());
    expect(field(/Fatura adresi/).value).toBe('Moda');
  });
});

it('has person, title, mail and phone in the user step (WIZ-32, WIZ-33, WIZ-34, WIZ-35)', async () => {
  const { fill, press } = await at('person', 'Kullanıcı bilgileri');
  expect(field(/Yetkili adı soyadı/).value).toBe('Elif Tandoğmuş');
  expect(field(/Unvanı/).value).toBe('Müdür');
  expect(field(/E-posta/).value).toBe('elif@kirikfincan.example');
  expect(field(/Telefon numarası/).value.replace(/\D/g, '')).toBe('905324180726');
  await fill({ 'Yetkili adı soyadı': 'Ali' });
  await press('Devam Et');
  await screen.findByText('Ad ve soyadı doğru bir formatta yazınız.');
});

describe('store', () => {
  it('has name, address, the plan with PLUS at first, three sizes and four milks (WIZ-36, WIZ-37, WIZ-38, WIZ-39, WIZ-40)', async () => {
    const { client, user, press, handIn } = await at('store', 'Mağaza bilgileri');
    expect(field(/Mağaza adı/).value).toBe('Kırık Fincan Moda');
    expect(field(/Mağaza adresi/).value).toBe('Moda Cad. No: 12');
    expect(radio(/Basic \+ Plus Paket Anlaşması/).checked).toBe(true);
    expect(screen.getByRole('radiogroup', { name: /Anlaşma tipi/ })).toBeTruthy();
    for (const name of [/Küçük/, /Orta/, /Büyük/, /Az yağlı/, /Laktozsuz/, /Sütsüz/, /Tam yağlı/]) box(name);
    await user.click(radio(/^Basic Paket/));
    await user.click(box(/Büyük/));
    for (const name of [/Az yağlı/, /Laktozsuz/, /Sütsüz/]) await user.click(box(name));
    await press('Devam Et');
    await title('Belge yükleme');
    await press('Tamamla');
    await title('Başvuru onayı');
    await handIn();
    await waitFor(() => expect(client.inputsOf(applicationEntries.update)).toHaveLength(1));
    const [input] = client.inputsOf(applicationEntries.update);
    expect(input?.subscriptionType).toBe('BASIC');
    expect([...(input?.coffeeSizeType ?? [])].sort()).toEqual(['Large', 'Medium', 'Small']);
    expect([...(input?.milkType ?? [])].sort()).toEqual(['FullFat', 'LactoseFree', 'LowFat', 'WithoutMilk']);
  });
});

it('offers the contract’s template as a file to download (WIZ-63)', async () => {
  await at('documents', 'Belge yükleme', application({ ...filledApplication(), contractUrl: null }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Şablonu indir/ });
  expect(link.hasAttribute('download')).toBe(true);
  expect(new URL(link.href).pathname).toBe('/templates/sozlesme.pdf');
});
