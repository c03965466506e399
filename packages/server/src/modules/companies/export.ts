import { companyColumns, type ImportColumn, sheetTexts } from '@telve/api/imports';
import { formatIban, formatPhone } from '@telve/locale';
import { type ExportColumn, exportAnswer, exportedTexts, type Fact, inParts } from '../../export/index';
import type { Db } from '../../http/call';
import type { FileAnswer } from '../../http/file-answer';
import type { StoredCompany } from './columns';
import { type CompanyFilters, selectPart } from './repository';
import { exportTexts as texts } from './texts';

const yesNo = (flag: boolean): string => (flag ? sheetTexts.yes : sheetTexts.no);

const labelOf = ({ options = [] }: ImportColumn, value: string): string =>
  options.find((option) => option.value === value)?.labels[0] ?? value;

/** A field as the workbook writes it; the import reads it as it was. */
const written = (column: ImportColumn, value: string | number | boolean): string => {
  const text = String(value);
  switch (column.kind) {
    case 'flag':
      return yesNo(text.toLowerCase() === 'true');
    case 'option':
      return labelOf(column, text);
    case 'iban':
      return formatIban(text);
    case 'phone':
      return formatPhone(text);
    default:
      return text;
  }
};

const columns: readonly ExportColumn<StoredCompany>[] = companyColumns.map((column) => ({
  header: column.header,
  width: column.width,
  value: (company) => written(column, company[column.field as keyof StoredCompany]),
}));

const factsOf = ({ search, isActive }: CompanyFilters): Fact[] => [
  [texts.filters.search, search ?? exportedTexts.all],
  [texts.filters.isActive, isActive === undefined ? exportedTexts.all : yesNo(isActive)],
];

/** The companies that the filters let through, in the layout of the import (COMP-60, D-88). */
export const exportCompanies = (db: Db, filters: CompanyFilters, now: Date): Promise<FileAnswer> =>
  exportAnswer({
    fileName: texts.fileName,
    sheet: texts.sheet,
    columns,
    rows: inParts<StoredCompany>((after, limit) => selectPart(db, filters, after?.id, limit)),
    filters: factsOf(filters),
    now,
  });
