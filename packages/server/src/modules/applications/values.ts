import type { ApplicationFields, PreApplicationFields } from '@telve/api';
import type { Selectable } from 'kysely';
import type { ApplicationDocumentsTable, MerchantApplicationsTable } from '../../db/types/applications';

/** An application as stored. */
export type ApplicationRecord = Selectable<MerchantApplicationsTable>;

/** One of its documents as stored. */
export type DocumentRecord = Selectable<ApplicationDocumentsTable>;

/** Everything that a save may bring besides documents, under the contract's names. */
export type ApplicationValues = PreApplicationFields & ApplicationFields;
export type ApplicationField = keyof ApplicationValues;

/** The columns of those fields. */
export const columns = {
  storeName: 'store_name',
  authorizedPerson: 'authorized_person',
  phoneNumber: 'phone_number',
  email: 'email',
  address: 'address',
  companyName: 'company_name',
  ownerName: 'owner_name',
  companyTitle: 'company_title',
  companyType: 'company_type',
  kepAddress: 'kep_address',
  companyMail: 'company_mail',
  companyAddress: 'company_address',
  taxOffice: 'tax_office',
  taxIdNumber: 'tax_id_number',
  invoiceAddress: 'invoice_address',
  iban: 'iban',
  accountName: 'account_name',
  authorizedPersonTitle: 'authorized_person_title',
  authorizedPersonMail: 'authorized_person_mail',
  subscriptionType: 'subscription_type',
  coffeeSizeType: 'coffee_sizes',
  milkType: 'milk_types',
  storeAddress: 'store_address',
} as const satisfies Record<ApplicationField, keyof ApplicationRecord>;

/** Every field's name. */
export const fieldNames = Object.keys(columns) as ApplicationField[];

/** The fields of the pre-application (STAFF-13). */
export const preApplicationFields = [
  'storeName',
  'authorizedPerson',
  'phoneNumber',
  'email',
  'address',
] as const satisfies readonly (keyof PreApplicationFields)[];

/** The fields of an application as stored, under the contract's names. */
export const valuesOf = (record: ApplicationRecord): ApplicationValues =>
  Object.fromEntries(fieldNames.map((name) => [name, record[columns[name]]])) as unknown as ApplicationValues;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that a save makes different. */
export const changedFields = (
  record: ApplicationRecord,
  typed: Partial<ApplicationValues>,
): Partial<ApplicationValues> => {
  const stored = valuesOf(record);
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !same(value, stored[name as ApplicationField])),
  );
};
