import { storedDocuments, toValues } from '@telve/application-fields';
import { expect, it } from 'vitest';
import { application, filledApplication, pdf } from '../../testing/application';
import { gapFaults } from './gapFaults';

const faultsOf = (record: ReturnType<typeof application>) =>
  gapFaults(toValues(record), storedDocuments(record)).map(({ field }) => field);

it('names everything that a new application lacks (WIZ-07, WIZ-08, WIZ-09, WIZ-10, WIZ-11)', () => {
  expect(faultsOf(application())).toEqual([
    'ownerName',
    'companyTitle',
    'companyMail',
    'iban',
    'accountName',
    'bankName',
    'authorizedPersonTitle',
    'authorizedPersonMail',
    'storeAddress',
    'coffeeSizeType',
    'milkType',
    'taxPlate',
    'certificateOfActivity',
    'signatureCircular',
    'tradeRegistryRecord',
    'contract',
  ]);
});

it('finds nothing in a full one, where a stored document counts (WIZ-11)', () => {
  expect(faultsOf(filledApplication())).toEqual([]);
});

it('counts a chosen document like a stored one (WIZ-11)', () => {
  const record = filledApplication({ contractUrl: null });
  expect(faultsOf(record)).toEqual(['contract']);
  const values = toValues(record);
  expect(gapFaults({ ...values, files: { ...values.files, contract: pdf() } }, storedDocuments(record))).toEqual([]);
});

it('leaves wrong values to the rules of the call: they are not missing', () => {
  expect(faultsOf(filledApplication({ ownerName: 'Ali', taxIdNumber: '1' }))).toEqual([]);
});
