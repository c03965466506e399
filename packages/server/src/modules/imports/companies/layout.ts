import type { CompanyFields } from '@telve/api';
import { companyColumns, sheetTexts } from '@telve/api/imports';
import { faultsOf } from '@telve/api/rules/check';
import { companyRules } from '@telve/api/rules/companies';
import type { Layout, RowValues } from '../layout';

/** A company as a row gives it; what the row does not say stays as it is. */
export type GivenCompany = Partial<CompanyFields> & Pick<CompanyFields, 'companyName'>;

/** A text that is no such value is handed on, for the rules to refuse. */
const flagOf = (text: string): unknown => (text === 'true' || text === 'false' ? text === 'true' : text);

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  active: flagOf,
  coffeeExtras: (text) => (text === 'true' ? 'True' : text === 'false' ? 'False' : text),
  companyStatus: (text) => (/^\d+$/.test(text) ? Number(text) : text),
};

/** Cells that say nothing when they are empty: there is no empty status, and a tax number is what a company is known by. */
const keptWhenEmpty: ReadonlySet<string> = new Set([...Object.keys(readers), 'taxIdentity']);

const inputOf = (values: RowValues): GivenCompany =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, text = '']) =>
      text === '' && keptWhenEmpty.has(field) ? [] : [[field, readers[field]?.(text) ?? text]],
    ),
  ) as unknown as GivenCompany;

/** Rows of the company import (COMP-08), checked by the rules of the form (COMP-36 to COMP-50). */
export const companyLayout: Layout<GivenCompany> = {
  columns: companyColumns,
  keyHeader: `${sheetTexts.company.taxIdentity[0]} / ${sheetTexts.company.companyName[0]}`,
  keyOf: ({ taxIdentity, companyName }) => taxIdentity || companyName || '',
  read: (values) => {
    const input = inputOf(values);
    return faultsOf(companyRules.create, input)[0] ?? input;
  },
};
