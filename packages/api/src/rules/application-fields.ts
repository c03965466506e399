import { isIban, isPersonName, isTaxNumber, parsePhone } from '@telve/locale';
import { array, mixed } from 'yup';
import { type DocumentFileFault, documentFileFault, type NamedFile } from '../contract/applications/documentFile';
import {
  applicationDocuments,
  applicationMilkTypes,
  applicationPlans,
  companyTypes,
  cupSizes,
  documentBytesMax,
} from '../contract/applications/values';
import { checkedText, fault, oneOf, optionalEmail, optionOf, text } from './schemas';

export const isPhone = (value: string): boolean => parsePhone(value) !== null;

const isFile = (value: unknown): value is NamedFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value;

const fileTest = (code: DocumentFileFault, params?: { max: number }) =>
  [
    code,
    fault(code, params),
    (value: unknown) => value == null || (isFile(value) && documentFileFault(value) !== code),
  ] as const;

/** A document's file, by name and size. What is in it the server looks at besides. */
const documentFile = () =>
  mixed()
    .test(...fileTest('file_type'))
    .test(...fileTest('file_empty'))
    .test(...fileTest('file_size', { max: documentBytesMax }));

const choices = <Option extends string>(options: readonly Option[]) =>
  array(oneOf(options)).max(options.length, fault('max_length', { max: options.length }));

/** Every field of an application, each of which may be absent or empty (WIZ-19 to WIZ-40). */
export const applicationFields = () => ({
  storeName: text(),
  authorizedPerson: checkedText('person_name', isPersonName),
  phoneNumber: checkedText('phone', isPhone),
  email: optionalEmail(),
  address: text(),
  companyName: text(),
  ownerName: checkedText('person_name', isPersonName),
  companyTitle: text(),
  companyType: optionOf(companyTypes),
  kepAddress: optionalEmail(),
  companyMail: optionalEmail(),
  companyAddress: text(),
  taxOffice: text(),
  taxIdNumber: checkedText('tax_number_length', isTaxNumber),
  invoiceAddress: text(),
  iban: checkedText('iban', isIban),
  accountName: text(),
  authorizedPersonTitle: text(),
  authorizedPersonMail: optionalEmail(),
  subscriptionType: optionOf(applicationPlans),
  coffeeSizeType: choices(cupSizes),
  milkType: choices(applicationMilkTypes),
  storeAddress: text(),
});

/** The five files of an application. */
export const applicationFiles = () =>
  Object.fromEntries(applicationDocuments.map((document) => [document, documentFile()])) as Record<
    (typeof applicationDocuments)[number],
    ReturnType<typeof documentFile>
  >;
