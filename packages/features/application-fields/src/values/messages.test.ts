import { describe, expect, it } from 'vitest';
import { applicationTexts } from '../texts';
import { applicationMessage, fileMessage } from './messages';

const texts = applicationTexts.defaults;
const message = applicationMessage(texts);
const said = (field: string, code: string) => message({ field, code }, field);

describe('the words of the specification', () => {
  it.each([
    ['companyMail', 'required', 'Email alanı zorunludur.'],
    ['authorizedPersonMail', 'required', 'Email alanı zorunludur.'],
    ['companyMail', 'email', 'Lütfen geçerli bir mail adresi giriniz.'],
    ['ownerName', 'person_name', 'Ad ve soyadı doğru bir formatta yazınız.'],
    ['authorizedPerson', 'person_name', 'Ad ve soyadı doğru bir formatta yazınız.'],
    ['ownerName', 'max_length', 'Ad ve soyadı doğru bir formatta yazınız.'],
    ['taxIdNumber', 'tax_number_length', 'Vergi Numarası 10 haneden oluşmalıdır.'],
    ['contract', 'required', 'Dosya gereklidir.'],
    ['files.contract', 'required', 'Dosya gereklidir.'],
    ['contract', 'file_size', 'Maksimum dosya boyutunu aştınız (10MB).'],
  ])('of %s, %s (WIZ-46, WIZ-48, WIZ-50, WIZ-52, WIZ-55, WIZ-56, WIZ-57)', (field, code, words) => {
    expect(said(field, code)).toBe(words);
  });
});

it('leaves other faults to the usual words', () => {
  expect(said('companyTitle', 'required')).toBeUndefined();
  expect(said('companyTitle', 'max_length')).toBeUndefined();
  expect(said('companyTitle', 'unheard_of')).toBeUndefined();
});

it('has words for every fault of a file', () => {
  const codes = ['type', 'size', 'empty', 'content', 'active', 'locked', 'infected', 'heic', 'unreadable'];
  for (const code of codes) expect(fileMessage(texts, `file_${code}`), code).toBeTruthy();
  expect(fileMessage(texts, 'required')).toBeUndefined();
});
