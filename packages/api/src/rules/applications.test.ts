import { describe, expect, it } from 'vitest';
import { applicationRules } from './applications';
import { faultsOf } from './check';
import { publicApplicationRules } from './public-applications';

const codes = (rules: Parameters<typeof faultsOf>[0], value: object) =>
  faultsOf(rules, value).map(({ field, code }) => `${field} ${code}`);

const application = {
  storeName: 'Kara Kahve',
  authorizedPerson: 'Şükrü Çağ',
  phoneNumber: '5321234567',
  email: 'deniz@kara.example',
  address: 'Moda Cad. 1',
};

describe('a new application', () => {
  it.each([
    [{}, []],
    [{ storeName: '' }, ['storeName required']],
    [{ storeName: 'K' }, ['storeName min_length']],
    [{ authorizedPerson: 'Ali V' }, ['authorizedPerson person_name']],
    [{ authorizedPerson: 'Ali Veli2' }, ['authorizedPerson person_name']],
    [{ phoneNumber: '532123456' }, ['phoneNumber phone']],
    [{ phoneNumber: '(+90) 532 123 45 67' }, []],
    [{ email: 'a b@c.example' }, ['email email']],
    [{ address: '' }, ['address required']],
    [{ address: 'Moda' }, ['address min_length']],
  ])('with %o is answered %j (APP-03, APP-04, APP-06, APP-07, APP-10, APP-13, APP-14)', (change, found) => {
    expect(codes(publicApplicationRules.create, { ...application, ...change })).toEqual(found);
  });

  it('by the simple form may be short, and holds at most 255 characters a field (APP-42)', () => {
    const short = { ...application, storeName: 'K', authorizedPerson: 'Ali', address: 'Moda' };
    expect(codes(publicApplicationRules.createSimple, short)).toEqual([]);
    const long = {
      ...application,
      storeName: 'k'.repeat(256),
      authorizedPerson: 'a'.repeat(256),
      address: 'a'.repeat(256),
    };
    expect(codes(publicApplicationRules.createSimple, long)).toEqual([
      'storeName max_length',
      'authorizedPerson max_length',
      'address max_length',
    ]);
  });
});

describe('an e-mail code', () => {
  it.each([
    ['012345', true, []],
    ['12345', true, ['code otp']],
    ['1234567', true, ['code otp']],
    ['12345a', true, ['code otp']],
    ['123456', false, ['etkContract consent']],
  ])('%s with consent %s is answered %j (APP-21, APP-22, D-37)', (code, etkContract, found) => {
    expect(codes(publicApplicationRules.confirmOtp, { email: application.email, code, etkContract })).toEqual(found);
  });
});

describe('a save', () => {
  const save = (change: object) => codes(applicationRules.update, { id: 1, ...change });

  it('takes what is absent or empty, and refuses what is written wrongly', () => {
    expect(save({})).toEqual([]);
    expect(save({ ownerName: '', companyMail: '', iban: '', taxIdNumber: '', coffeeSizeType: [] })).toEqual([]);
    expect(save({ ownerName: 'Ali', companyMail: 'abc', iban: 'TR1', coffeeSizeType: ['Huge'] })).toEqual([
      'ownerName person_name',
      'companyMail email',
      'iban iban',
      'coffeeSizeType[0] one_of',
    ]);
  });

  it.each(['123456789', '12345678901', '123456789a'])('refuses the tax number %s (WIZ-57)', (taxIdNumber) => {
    expect(save({ taxIdNumber })).toEqual(['taxIdNumber tax_number_length']);
  });

  it.each([
    ['levha.pdf', 10_000_000, []],
    ['levha.PDF', 1, []],
    ['levha.pdf', 10_000_001, ['taxPlate file_size']],
    ['levha.docx', 10, ['taxPlate file_type']],
    ['levha', 10, ['taxPlate file_type']],
    ['levha.pdf', 0, ['taxPlate file_empty']],
  ])('answers a document %s of %i bytes with %j (WIZ-54, WIZ-55)', (name, size, found) => {
    expect(save({ taxPlate: { name, size } })).toEqual(found);
  });
});

describe('a verdict', () => {
  const review = (verdict: object) =>
    codes(applicationRules.reviewDocuments, { id: 1, send: true, verdicts: [{ document: 'contract', ...verdict }] });

  it('that asks for another file names the reason', () => {
    expect(review({ verdict: 'Fine' })).toEqual([]);
    expect(review({ verdict: 'Again' })).toEqual(['verdicts[0].reason required']);
    expect(review({ verdict: 'Again', reason: 'CutOff', note: 'x'.repeat(501) })).toEqual([
      'verdicts[0].note max_length',
    ]);
  });
});
