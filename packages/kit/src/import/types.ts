import type { Entry, ImportInput, ImportResult } from '@telve/api';
import type { ImportColumn, SheetCell } from '@telve/api/imports';

/** Encodings and delimiters between which a person may choose when a text file was recognised wrongly. */
export const sheetEncodings = ['utf-8', 'windows-1254', 'utf-16le', 'utf-16be'] as const;
export type SheetEncoding = (typeof sheetEncodings)[number];
export const sheetDelimiters = [';', ',', '\t'] as const;
export type SheetDelimiter = (typeof sheetDelimiters)[number];

/** What a reader makes of a file; `@telve/sheets` answers this. */
export interface ImportSheet {
  type: 'csv' | 'xlsx' | 'xls';
  /** Of a csv, else null. */
  encoding: SheetEncoding | null;
  /** Of a csv with more than one column, else null. */
  delimiter: SheetDelimiter | null;
  /** Row n of the file is `rows[n - 1]`; all of the same length. */
  rows: SheetCell[][];
}

/** How a file is to be read; what is left out is recognised. */
export interface SheetReadOptions {
  encoding?: SheetEncoding;
  delimiter?: SheetDelimiter;
  signal?: AbortSignal;
}

/**
 * Reads a chosen file: `async (file, options) => (await import('@telve/sheets/browser')).readInWorker(file, options)`. Rejects
 * with an error that has a `code` of `ImportFaultCode`, or with the signal's reason. Injected, so that whoever embeds a form
 * does not get a spreadsheet library.
 */
export type SheetReader = (file: File, options: SheetReadOptions) => Promise<ImportSheet>;

/** Why a file is not taken: the codes of a reader, and `missing` when none was chosen. */
export const importFaultCodes = [
  'missing',
  'type',
  'empty',
  'unreadable',
  'encrypted',
  'macros',
  'encoding',
  'limits',
] as const;
export type ImportFaultCode = (typeof importFaultCodes)[number];

/** What is imported, and how. */
export interface ImportSetup {
  /** "İş yerlerini içe aktar". */
  title: string;
  /** One line under the title while a file is chosen. Default: types and largest number of rows. */
  note?: string;
  /** Columns of the layout, of `@telve/api/imports`. */
  columns: readonly ImportColumn[];
  /** The sample file, and the name it is saved under (VEN-19, COMP-08). */
  template: { href: string; name: string };
  /** The call that takes a file over, whole or in parts. */
  entry: Entry<ImportInput, ImportResult>;
  reader: SheetReader;
  /** What a row is, for the counts: "iş yeri". Default "satır". */
  noun?: string;
}
