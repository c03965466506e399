export {
  type CellDamage,
  columnName,
  type ReadCell,
  readCell,
  type SheetCell,
} from './imports/cells';
export type { ImportColumn, ImportColumnKind } from './imports/column';
export { companyColumns } from './imports/companies';
export { csvOf, guardFormula } from './imports/csv';
export { type HeaderMatch, matchHeaders, missingHeaders } from './imports/headers';
export { hoursColumns, hoursFields } from './imports/hours';
export { sheetTexts } from './imports/texts';
