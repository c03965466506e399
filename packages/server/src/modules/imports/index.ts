export { companyImport } from './companies/import';
export { hoursImport } from './hours/import';
export { createImportLogLinks } from './log/links';
export { registerImportLogs } from './log/register';
export type { ImportServices } from './services';
export { createImportReader } from './sheet/reader';
