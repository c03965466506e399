import { faultsOf } from '@telve/api/rules';
import { companyEditRules, companyRules } from '@telve/api/rules/companies';
import { company } from '@telve/testing';
import { describe, expect, it } from 'vitest';
import { companyTexts } from '../texts';
import { emptyCompany, toInput, toValues } from './mapping';
import { companyMessage, ibanWords } from './messages';
import { valueWords } from './valueWords';

const texts = companyTexts.defaults;

describe('mapping', () => {
  it('gives back every field of a record, the extras as the text they are stored by (COMP-16 to COMP-31, COMP-29)', () => {
    const {
      id: _id,
      venueCount: _count,
      version: _version,
      ...fields
    } = company({
      coffeeExtras: 'True',
      companyStatus: 1,
      companyStatusReasonType: 'LowRating',
    });
    expect(toInput(toValues({ ...company(), ...fields }))).toEqual({
      ...fields,
      executivePhoneNumber: toValues(company()).executivePhoneNumber,
    });
  });

  it('sends Open as 0 and Closed as 1 (COMP-30)', () => {
    expect(toInput(emptyCompany).companyStatus).toBe(0);
    expect(toInput({ ...emptyCompany, companyStatus: '1' }).companyStatus).toBe(1);
  });

  it('sends no reason of an open company, whatever was chosen before (COMP-35)', () => {
    const chosen = { ...emptyCompany, companyStatusReasonType: 'LowRating' } as const;
    expect(toInput({ ...chosen, companyStatus: '0' }).companyStatusReasonType).toBe('');
    expect(toInput({ ...chosen, companyStatus: '1' }).companyStatusReasonType).toBe('LowRating');
  });
});

describe('rules', () => {
  const input = { ...toInput(emptyCompany), companyName: 'A' };
  const faults = (part: object, rules: Parameters<typeof faultsOf>[0] = companyRules.create) =>
    faultsOf(rules, { ...input, ...part }).map(({ field, code }) => [field, code]);

  it.each([
    ['companyName', 255, 'COMP-37'],
    ['companyTitle', 200, 'COMP-38'],
    ['taxAdministration', 255, 'COMP-39'],
    ['invoiceAddress', 255, 'COMP-41'],
    ['bankName', 150, 'COMP-45'],
    ['executiveName', 250, 'COMP-47'],
    ['executiveTitle', 150, 'COMP-48'],
  ])('take %s of %i characters and not one more (%s)', (field, most) => {
    expect(faults({ [field]: 'a'.repeat(most) })).toEqual([]);
    expect(faults({ [field]: 'a'.repeat(most + 1) })).toEqual([[field, 'max_length']]);
  });

  it('take an executive name of 150 characters on edit and not one more (COMP-46)', () => {
    const edit = (executiveName: string) => faults({ id: 1, executiveName }, companyEditRules);
    expect(edit('a'.repeat(150))).toEqual([]);
    expect(edit('a'.repeat(151))).toEqual([['executiveName', 'max_length']]);
  });
});

describe('words', () => {
  const words = (code: string, iban = '') => companyMessage(texts, () => iban)({ field: 'x', code }, 'X');

  it.each([
    ['tax_number_length', 'Vergi Numarası 10 haneden oluşmalıdır.', 'COMP-40'],
    ['phone', 'Telefon numarası hatalı!', 'COMP-49'],
    ['company_already_exists', 'Bu vergi numarası başka bir iş yerinde kayıtlı.', 'D-50'],
  ])('of %s: “%s” (%s)', (code, text) => expect(words(code)).toBe(text));

  it('say whether an IBAN is too short or mistyped (COMP-44, D-52)', () => {
    expect(words('iban', 'TR33')).toBe('IBAN 26 karakter olmalıdır.');
    expect(ibanWords('TR340006100519786457841326', texts)).toMatch(/^IBAN kontrol basamakları tutmuyor\./);
  });

  it('leave the rest to the kit', () => expect(words('required')).toBeUndefined());
});

describe('values of the comparison', () => {
  const options = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  const format = valueWords(
    { segments: options(texts.segments), statuses: options(texts.statuses), reasons: options(texts.reasons) },
    texts,
  );

  it.each([
    ['companySegment', 'Boutique', 'Butik'],
    ['companyStatus', '1', 'Kapalı'],
    ['companyStatusReasonType', 'GdprViolation', 'KVKK ihlali'],
    ['iban', 'TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26'],
    ['active', false, 'Pasif'],
    ['companyName', 'Çınar', undefined],
    ['bankName', '', undefined],
  ])('%s %s is “%s” (D-91)', (field, value, text) => expect(format(field, value)).toBe(text));
});
