import { applicationEntries } from '@telve/api';
import { deferred, refusal } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { filledApplication, iban } from '../testing/application';
import { field, openWizard, title } from '../testing/wizard';

const empty = filledApplication({ iban: '', bankName: '' });
const bank = () => field(/^Banka/);

const open = async (start = filledApplication()) => {
  const opened = openWizard({ start, navigation: 'step=bank' });
  await title('Banka bilgileri');
  return opened;
};

it('masks the IBAN, looks the bank up once at 26 characters, and clears it below (WIZ-12, WIZ-13, WIZ-29, WIZ-31, WIZ-53, WIZ-60)', async () => {
  const { user, client } = await open(empty);
  expect(field(/Hesap adı/).value).toBe('Kırık Fincan Gıda');
  await user.type(field(/^IBAN/), iban.slice(0, 25));
  expect(client.inputsOf(applicationEntries.bankInfo)).toEqual([]);
  expect(bank().value).toBe('');
  await user.type(field(/^IBAN/), `${iban.slice(25)}99`);
  await waitFor(() => expect(bank().value).toBe('Örnek Bankası'));
  expect(field(/^IBAN/).value).toBe('TR60 0006 2012 3456 7890 1234 56');
  expect(field(/^IBAN/).value).toHaveLength(32);
  expect(client.inputsOf(applicationEntries.bankInfo)).toEqual([{ iban }]);
  await user.type(field(/^IBAN/), '{Backspace}');
  await waitFor(() => expect(bank().value).toBe(''));
});

it('cannot be typed into (WIZ-30)', async () => {
  const { user } = await open();
  expect(bank().readOnly).toBe(true);
  await user.type(bank(), 'Başka');
  expect(bank().value).toBe('Örnek Bankası');
});

it('does not look a stored one up, nor a found one again when the step is opened again (WIZ-12)', async () => {
  const { user, client, press } = await open(empty);
  await user.click(field(/^IBAN/));
  await user.paste('TR60 0006 2012 3456 7890 1234 56');
  await waitFor(() => expect(bank().value).toBe('Örnek Bankası'));
  await press('Devam Et');
  await title('Kullanıcı bilgileri');
  await press('Geri');
  await title('Banka bilgileri');
  expect(bank().value).toBe('Örnek Bankası');
  expect(client.inputsOf(applicationEntries.bankInfo)).toHaveLength(1);
});

it('ignores a late answer for an older IBAN (WIZ-12, WIZ-13)', async () => {
  const { user, client } = await open(empty);
  const late = deferred<{ bankName: string }>();
  client.answer(applicationEntries.bankInfo, () => late.promise);
  await user.click(field(/^IBAN/));
  await user.paste(iban);
  await waitFor(() => expect(client.inputsOf(applicationEntries.bankInfo)).toHaveLength(1));
  await user.type(field(/^IBAN/), '{Backspace}');
  late.resolve({ bankName: 'Eski Bankası' });
  await waitFor(() => expect(screen.queryByText('Banka aranıyor…')).toBeNull());
  expect(bank().value).toBe('');
  client.answer(applicationEntries.bankInfo, { bankName: 'Yeni Bankası' });
  await user.type(field(/^IBAN/), '6');
  await waitFor(() => expect(bank().value).toBe('Yeni Bankası'));
});

it('says when no bank belongs to the IBAN, and the step is not complete (WIZ-08, D-52)', async () => {
  const { user, client, press } = await open(empty);
  client.answer(applicationEntries.bankInfo, () => Promise.reject(refusal('bank_not_found', { status: 404 })));
  await user.click(field(/^IBAN/));
  await user.paste(iban);
  await screen.findByText(/bankası bulunamadı/);
  await press('Devam Et');
  await waitFor(() => expect(document.activeElement).toBe(bank()));
});

it('says when the bank could not be asked, and asks again (WIZ-12)', async () => {
  const { user, client, press } = await open(empty);
  client.answer(applicationEntries.bankInfo, () => Promise.reject(refusal('internal_error', { status: 500 })));
  await user.click(field(/^IBAN/));
  await user.paste(iban);
  await screen.findByText('Banka sorgulanamadı.');
  client.answer(applicationEntries.bankInfo, { bankName: 'Örnek Bankası' });
  await press('Yeniden dene');
  await waitFor(() => expect(bank().value).toBe('Örnek Bankası'));
});

it('refuses an IBAN whose check digits are wrong (WIZ-08, WIZ-53)', async () => {
  const { user, press } = await open(empty);
  await user.click(field(/^IBAN/));
  await user.paste(`${iban.slice(0, 25)}7`);
  await press('Devam Et');
  await screen.findByText('Geçerli bir IBAN girin.');
});
