import type { Company, CompanyFields, CompanyRow, CompanySegment, CompanyStatusReason } from '@telve/api';
import { companySearch } from '../../db/search';

/** What a list shows of a company, but for the number of its venues. */
export const rowColumns = [
  'companies.id',
  'companies.name as companyName',
  'companies.segment as companySegment',
  'companies.title as companyTitle',
  'companies.tax_administration as taxAdministration',
  'companies.tax_identity as taxIdentity',
  'companies.status as companyStatus',
  'companies.status_reason as companyStatusReasonType',
  'companies.active',
  'companies.version',
] as const;

/** Everything a company holds. */
export const columns = [
  ...rowColumns,
  'companies.invoice_address as invoiceAddress',
  'companies.invoice_mail_address as invoiceMailAddress',
  'companies.iban',
  'companies.bank_name as bankName',
  'companies.executive_name as executiveName',
  'companies.executive_title as executiveTitle',
  'companies.executive_phone_number as executivePhoneNumber',
  'companies.coffee_extras as hasExtras',
] as const;

/** A stored company without the number of its venues. */
export type StoredCompany = Omit<Company, 'venueCount'>;

type Texts = { companySegment: string; companyStatusReasonType: string };

/** Segment and reason are written by this server alone, from the contract's lists. */
const typed = <Record extends Texts>(record: Record) => ({
  ...record,
  companySegment: record.companySegment as CompanySegment | '',
  companyStatusReasonType: record.companyStatusReasonType as CompanyStatusReason | '',
});

/** A row of the list as the contract has it. */
export const toRow = <Record extends Texts & Omit<CompanyRow, keyof Texts | 'venueCount'>>(
  record: Record,
  venueCount: number,
): CompanyRow => ({ ...typed(record), venueCount });

/** A stored company as the contract has it. */
export const toStored = <Record extends Texts & { hasExtras: boolean }>({ hasExtras, ...record }: Record) => ({
  ...typed(record),
  coffeeExtras: hasExtras ? ('True' as const) : ('False' as const),
});

/** The fields of a company as the table keeps them. */
export const toColumns = (fields: CompanyFields) => ({
  name: fields.companyName,
  search: companySearch({ name: fields.companyName, title: fields.companyTitle, tax_identity: fields.taxIdentity }),
  segment: fields.companySegment,
  title: fields.companyTitle,
  tax_administration: fields.taxAdministration,
  tax_identity: fields.taxIdentity,
  invoice_address: fields.invoiceAddress,
  invoice_mail_address: fields.invoiceMailAddress,
  iban: fields.iban,
  bank_name: fields.bankName,
  executive_name: fields.executiveName,
  executive_title: fields.executiveTitle,
  executive_phone_number: fields.executivePhoneNumber,
  active: fields.active,
  coffee_extras: fields.coffeeExtras === 'True',
  status: fields.companyStatus,
  status_reason: fields.companyStatusReasonType,
});
