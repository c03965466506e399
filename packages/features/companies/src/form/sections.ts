import type { ConflictField } from '@telve/kit';
import type { CompanyTexts } from '../texts';
import type { CompanyValues } from './mapping';

export type CompanyField = keyof CompanyValues;
export type CompanySectionId = keyof CompanyTexts['sections'];

/** Sections of the form in their order, each with its fields. */
export const companySections: readonly { id: CompanySectionId; fields: readonly CompanyField[] }[] = [
  { id: 'general', fields: ['companyName', 'companySegment', 'companyTitle'] },
  { id: 'status', fields: ['active', 'companyStatus', 'companyStatusReasonType'] },
  { id: 'invoice', fields: ['taxAdministration', 'taxIdentity', 'invoiceAddress', 'invoiceMailAddress'] },
  { id: 'bank', fields: ['iban', 'bankName'] },
  { id: 'executive', fields: ['executiveName', 'executiveTitle', 'executivePhoneNumber'] },
  { id: 'extras', fields: ['coffeeExtras'] },
];

/** Every field with its section, for the comparison (D-91). */
export const comparedFields = ({ labels, sections }: CompanyTexts): readonly ConflictField[] =>
  companySections.flatMap(({ id, fields }) =>
    fields.map((name) => ({ name, label: labels[name], group: sections[id] })),
  );
