import { companyColumns, hoursColumns, type ImportColumn } from '@telve/api/imports';
import { encodeText } from '../../../sheets/src/testing/encodeText';
import { xlsxOf } from '../../../sheets/src/testing/xlsx';
import type { ChosenFile } from '../pages/ImportByKeyboard';

type Row = Readonly<Record<string, string>>;

const tableOf = (columns: readonly ImportColumn[], rows: readonly Row[]): string[][] => {
  const used = columns.filter(({ field, required }) => required || rows.some((row) => field in row));
  return [used.map(({ header }) => header), ...rows.map((row) => used.map(({ field }) => row[field] ?? ''))];
};

const csvFile = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(bytes),
});

/** Companies as a Turkish Excel saves them: Windows-1254 with semicolons. */
export const companiesFile = (name: string, rows: readonly Row[]): ChosenFile =>
  csvFile(
    name,
    encodeText(
      tableOf(companyColumns, rows)
        .map((row) => row.join(';'))
        .join('\r\n'),
      'windows-1254',
    ),
  );

/** A saved csv, corrected. */
export const correctedFile = (name: string, text: string): ChosenFile => csvFile(name, new TextEncoder().encode(text));

/** Working hours as a workbook. */
export const hoursFile = (name: string, rows: readonly Row[]): ChosenFile => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(xlsxOf(tableOf(hoursColumns, rows))),
});

/** A week of the same hours, Sunday shut. */
export const week = (open: string, close: string): Row =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
      [`open${day}`, open],
      [`close${day}`, close],
      [`closed${day}`, day === 7 ? 'Evet' : 'Hayır'],
    ]),
  );
