import {
  type CompanyFields,
  companyClosed,
  companyLimits,
  type FieldError,
  limits,
  type UpdateCompanyInput,
} from '@telve/api';
import { cleanEmail, cleanLine, cleanText, normalizeIban, toStoredPhone } from '@telve/locale';
import { Refusal } from '../../http/errors';

/** A new company before anything was said about it. */
export const emptyCompany: CompanyFields = {
  companyName: '',
  companySegment: '',
  companyTitle: '',
  taxAdministration: '',
  taxIdentity: '',
  invoiceAddress: '',
  invoiceMailAddress: '',
  iban: '',
  bankName: '',
  executiveName: '',
  executiveTitle: '',
  executivePhoneNumber: '',
  active: true,
  coffeeExtras: 'False',
  companyStatus: 0,
  companyStatusReasonType: '',
};

/** Names of everything a form of a company holds. */
export const fieldNames = Object.keys(emptyCompany) as readonly (keyof CompanyFields)[];

/** What a form holds, of a record that holds more. */
export const onlyFields = (company: CompanyFields): CompanyFields =>
  Object.fromEntries(fieldNames.map((name) => [name, company[name]])) as unknown as CompanyFields;

/** How fields are kept that are no plain line. Spellings of a phone and an IBAN meet in one (D-34, D-52). */
const cleaners: Partial<Record<keyof CompanyFields, (text: string) => string>> = {
  invoiceAddress: (text) => cleanText(text).trim(),
  invoiceMailAddress: (text) => cleanEmail(text).normalize('NFC'),
  iban: normalizeIban,
  executivePhoneNumber: (text) => toStoredPhone(text) ?? '',
};

const cleaned = (name: keyof CompanyFields, value: unknown): unknown =>
  typeof value === 'string' ? (cleaners[name] ?? cleanLine)(value) : value;

const longest: Partial<Record<keyof CompanyFields, number>> = companyLimits;

/** NFC makes some texts longer than the form's rules have seen them, and some are nothing but signs that go. */
const faultsOf = (fields: CompanyFields): FieldError[] => {
  const tooLong = fieldNames.flatMap((field): FieldError[] => {
    const value = fields[field];
    const max = longest[field] ?? limits.text;
    return typeof value === 'string' && value.length > max ? [{ field, code: 'max_length', params: { max } }] : [];
  });
  const required: FieldError[] = [
    ...(fields.companyName === '' ? [{ field: 'companyName', code: 'required' } as const] : []),
    ...(fields.companyStatus === companyClosed && fields.companyStatusReasonType === ''
      ? [{ field: 'companyStatusReasonType', code: 'required' } as const]
      : []),
  ];
  return [...required, ...tooLong];
};

/**
 * The fields of a company as they are kept: what was given, cleaned, over what is there; the reason only of a closed
 * company (COMP-35).
 *
 * @param before the stored company; left out, a new one
 * @throws Refusal `validation_failed`, also where a closed company would be left without a reason (COMP-50)
 */
export const fieldsOf = (
  given: Partial<CompanyFields> | UpdateCompanyInput,
  before: CompanyFields = emptyCompany,
): CompanyFields => {
  const values = given as Partial<CompanyFields>;
  const named = fieldNames.filter((name) => values[name] !== undefined);
  const fields: CompanyFields = {
    ...before,
    ...Object.fromEntries(named.map((name) => [name, cleaned(name, values[name])])),
  };
  if (fields.companyStatus !== companyClosed) fields.companyStatusReasonType = '';
  const faults = faultsOf(fields);
  if (faults.length > 0) throw new Refusal('validation_failed', { fields: faults });
  return fields;
};
