import { applicationDocuments, type MerchantApplication } from '@telve/api';
import { expect, it } from 'vitest';
import { fieldOf, stateOfValues, storedDocuments, toUpdate, toValues } from './values';

const stored = {
  id: 7,
  status: 'PreApproved',
  creationDate: '2026-11-20T08:30:00.000Z',
  storeName: 'Kırık Fincan Moda',
  authorizedPerson: 'Elif Tandoğmuş',
  phoneNumber: '+905324180726',
  email: 'elif@kirikfincan.example',
  address: 'Moda',
  companyName: 'Kırık Fincan',
  ownerName: 'Elif Tandoğmuş',
  companyTitle: 'Kırık Fincan Gıda',
  companyType: 'Limited',
  kepAddress: '',
  companyMail: 'bilgi@kirikfincan.example',
  companyAddress: '',
  taxOffice: '',
  taxIdNumber: '',
  invoiceAddress: '',
  iban: 'TR600006201234567890123456',
  bankName: 'Örnek Bankası',
  accountName: 'Kırık Fincan Gıda',
  authorizedPersonTitle: 'Müdür',
  authorizedPersonMail: 'elif@kirikfincan.example',
  subscriptionType: 'PLUS',
  agreementType: 'PLUS',
  coffeeSizeType: ['Small'],
  milkType: ['FullFat'],
  storeAddress: 'Moda',
  taxPlateUrl: '/files/1',
  certificateOfActivityUrl: null,
  signatureCircularUrl: null,
  tradeRegistryRecordUrl: null,
  contractUrl: null,
} satisfies MerchantApplication;

it('shows the phone as its ten digits and no file as newly chosen (WIZ-35)', () => {
  const values = toValues(stored);
  expect(values.phoneNumber).toBe('5324180726');
  expect(Object.keys(values.files)).toEqual([...applicationDocuments]);
  expect(Object.values(values.files).every((file) => file === null)).toBe(true);
});

it('keeps a phone that cannot be read as it is', () => {
  expect(toValues({ ...stored, phoneNumber: '444 0 123' }).phoneNumber).toBe('444 0 123');
});

it('sends every field but the bank, which follows from the IBAN, and the chosen files alone (WIZ-30, WIZ-61)', () => {
  const file = new File(['%PDF-1.4'], 'sozlesme.pdf');
  const values = toValues(stored);
  const input = toUpdate(7, { ...values, files: { ...values.files, contract: file } });
  const { bankName: _bank, ownInvoiceAddress: _own, files: _files, ...fields } = values;
  expect(input).toEqual({ id: 7, ...fields, contract: file });
});

it('counts a document as there when it is stored or newly chosen (WIZ-11)', () => {
  const values = toValues(stored);
  const files = { ...values.files, contract: new File(['%PDF-1.4'], 'sozlesme.pdf') };
  expect([...storedDocuments(stored)]).toEqual(['taxPlate']);
  expect([...stateOfValues({ ...values, files }, storedDocuments(stored)).documents]).toEqual(['taxPlate', 'contract']);
});

it('finds the field of a path of the call: files stand under `files`', () => {
  expect(fieldOf('contract')).toBe('files.contract');
  expect(fieldOf('iban')).toBe('iban');
});
