import { companySegments, companyStatuses, companyStatusReasons } from '../contract/companies';
import type { ImportColumn } from './column';
import { sheetTexts as texts } from './texts';

type Field = keyof typeof texts.company;

const column = (field: Field, width: number, rest: Partial<ImportColumn> = {}): ImportColumn => {
  const [header, ...aliases] = texts.company[field];
  return { field, header, aliases, kind: 'text', width, ...rest };
};

const optionsOf = <Value extends string | number>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value: String(value), labels: [labels[value]] }));

/** Columns of the company import, its template and the export (COMP-08, COMP-60). */
export const companyColumns: readonly ImportColumn[] = [
  column('companyName', 34, { required: true }),
  column('companySegment', 18, { kind: 'option', options: optionsOf(companySegments, texts.companySegments) }),
  column('companyTitle', 44),
  column('taxAdministration', 20),
  column('taxIdentity', 16, { kind: 'digits', digits: 10 }),
  column('invoiceAddress', 44),
  column('invoiceMailAddress', 30, { kind: 'email' }),
  column('iban', 34, { kind: 'iban' }),
  column('bankName', 28),
  column('executiveName', 26),
  column('executiveTitle', 22),
  column('executivePhoneNumber', 18, { kind: 'phone' }),
  column('active', 10, { kind: 'flag' }),
  column('coffeeExtras', 20, { kind: 'flag' }),
  column('companyStatus', 12, { kind: 'option', options: optionsOf(companyStatuses, texts.companyStatuses) }),
  column('companyStatusReasonType', 28, {
    kind: 'option',
    options: optionsOf(companyStatusReasons, texts.companyStatusReasons),
  }),
];
