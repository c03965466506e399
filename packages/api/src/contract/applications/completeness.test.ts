import { describe, expect, it } from 'vitest';
import { type ApplicationState, applicationGaps, stateOf, stepGaps } from './completeness';
import { applicationDocuments } from './values';

const whole: ApplicationState = {
  companyName: '',
  ownerName: 'Deniz Kara',
  companyTitle: 'Kara Kahve Ltd. Şti.',
  companyType: 'Limited',
  kepAddress: '',
  companyMail: 'info@kara.example',
  companyAddress: '',
  taxOffice: '',
  taxIdNumber: '',
  invoiceAddress: '',
  iban: 'TR330006100519786457841326',
  bankName: 'Örnek Bank',
  accountName: 'Kara Kahve',
  authorizedPerson: 'Deniz Kara',
  authorizedPersonTitle: 'Müdür',
  authorizedPersonMail: 'deniz@kara.example',
  phoneNumber: '5321234567',
  storeName: 'Kara Kahve Moda',
  storeAddress: 'Moda Cad. 1',
  subscriptionType: 'PLUS',
  coffeeSizeType: ['Small'],
  milkType: ['WithoutMilk'],
  documents: new Set(applicationDocuments),
};

const gaps = (change: Partial<ApplicationState>, step: Parameters<typeof stepGaps>[1]) =>
  stepGaps({ ...whole, ...change }, step).map(({ field, kind }) => `${field} ${kind}`);

describe('steps of an application', () => {
  it.each([
    [{ ownerName: '' }, 'ownerName missing'],
    [{ ownerName: 'Ali' }, 'ownerName invalid'],
    [{ companyTitle: '  ' }, 'companyTitle missing'],
    [{ companyMail: '' }, 'companyMail missing'],
    [{ companyMail: 'abc' }, 'companyMail invalid'],
  ])('the company needs an owner, a trade title and a mail: %o (WIZ-07)', (change, gap) => {
    expect(gaps(change, 'company')).toEqual([gap]);
  });

  it.each([
    [{ taxIdNumber: '123456789' }, ['taxIdNumber invalid']],
    [{ kepAddress: 'kep' }, ['kepAddress invalid']],
    [{ taxIdNumber: '1234567890', kepAddress: 'a@kep.example' }, []],
  ])('the company may leave out the rest, but not write it wrongly: %o (D-50)', (change, found) => {
    expect(gaps(change, 'company')).toEqual(found);
  });

  it.each([
    [{ iban: '' }, 'iban missing'],
    [{ iban: 'TR340006100519786457841326' }, 'iban invalid'],
    [{ accountName: '' }, 'accountName missing'],
    [{ bankName: '' }, 'bankName missing'],
  ])('the bank needs an IBAN, a holder and a bank: %o (WIZ-08)', (change, gap) => {
    expect(gaps(change, 'bank')).toEqual([gap]);
  });

  it.each([
    [{ authorizedPerson: 'Deniz' }, 'authorizedPerson invalid'],
    [{ authorizedPersonTitle: '' }, 'authorizedPersonTitle missing'],
    [{ authorizedPersonMail: 'deniz@' }, 'authorizedPersonMail invalid'],
    [{ phoneNumber: '532' }, 'phoneNumber invalid'],
  ])('the person needs a name, a title and a mail: %o (WIZ-09)', (change, gap) => {
    expect(gaps(change, 'person')).toEqual([gap]);
  });

  it.each([
    [{ storeName: '' }, 'storeName missing'],
    [{ storeAddress: '' }, 'storeAddress missing'],
    [{ coffeeSizeType: [] }, 'coffeeSizeType missing'],
    [{ milkType: [] }, 'milkType missing'],
  ])('the store needs a name, an address, a cup size and a milk: %o (WIZ-10)', (change, gap) => {
    expect(gaps(change, 'store')).toEqual([gap]);
  });

  it('takes a store that offers no milk alone (D-49)', () => {
    expect(gaps({ milkType: ['WithoutMilk'] }, 'store')).toEqual([]);
  });

  it('the documents are complete with all five (WIZ-11)', () => {
    expect(gaps({}, 'documents')).toEqual([]);
    expect(gaps({ documents: new Set(['taxPlate', 'contract'] as const) }, 'documents')).toEqual([
      'certificateOfActivity missing',
      'signatureCircular missing',
      'tradeRegistryRecord missing',
    ]);
  });
});

describe('a whole application', () => {
  it('is complete for the applicant without tax office, tax number and invoice address', () => {
    expect(applicationGaps(whole, 'applicant')).toEqual([]);
  });

  it('needs tax office, tax number and invoice address for staff (STAFF-25)', () => {
    expect(applicationGaps(whole, 'staff').map(({ field }) => field)).toEqual([
      'taxOffice',
      'taxIdNumber',
      'invoiceAddress',
    ]);
    const filled = { taxOffice: 'Kadıköy', taxIdNumber: '1234567890', invoiceAddress: 'Moda' };
    expect(applicationGaps({ ...whole, ...filled }, 'staff')).toEqual([]);
  });

  it('tells each field once and by its step', () => {
    expect(
      applicationGaps({ ...whole, taxIdNumber: '12', taxOffice: 'Kadıköy', invoiceAddress: 'Moda' }, 'staff'),
    ).toEqual([{ step: 'company', field: 'taxIdNumber', kind: 'invalid' }]);
  });

  it('counts a stored document by its address', () => {
    const { documents } = stateOf({ ...whole, taxPlateUrl: '/files/1', contractUrl: null });
    expect([...documents]).toEqual(['taxPlate']);
  });
});
