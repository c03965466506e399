import type { FieldError, MerchantApplication, PreApplicationFields, UpdateApplicationInput } from '@telve/api';
import { parsePhone } from '@telve/locale';

/** Values of the pre-application's form; the phone is its ten digits. */
export type PreValues = PreApplicationFields;

/** The five fields, in the order of the form (STAFF-13). */
export const preFields = ['storeName', 'authorizedPerson', 'phoneNumber', 'email', 'address'] as const;

/** The stored pre-application as form values. */
export const toPreValues = (application: MerchantApplication): PreValues => ({
  storeName: application.storeName,
  authorizedPerson: application.authorizedPerson,
  phoneNumber: parsePhone(application.phoneNumber) ?? application.phoneNumber,
  email: application.email,
  address: application.address,
});

/** Form values as the body of the save: these five alone (D-41). */
export const toPreUpdate = (id: number, values: PreValues): UpdateApplicationInput => ({ id, ...values });

/** A pre-application has all five; the call itself takes parts of an application and would empty them. */
export const preMissing = (values: PreValues): FieldError[] =>
  preFields.flatMap((field) => (values[field].trim() === '' ? [{ field, code: 'required' } as const] : []));
