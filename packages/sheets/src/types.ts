import type { SheetLimits } from './limits';

/**
 * A value as the sheet holds it. An empty cell is `''`; a cell formatted as a day is `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`,
 * as a time `HH:mm`; a number is the exact number.
 */
export type SheetCell = string | number | boolean;

/** The formats that are read. */
export type SheetType = 'csv' | 'xlsx' | 'xls';

/** Encodings of a csv. */
export type SheetEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

/** What stands between two cells of a csv. */
export type SheetDelimiter = ';' | ',' | '\t';

/** How to read; what is left out is recognised. */
export interface ReadOptions {
  /** For a csv whose encoding was recognised wrongly. */
  encoding?: SheetEncoding;
  /** For a csv whose delimiter was recognised wrongly. */
  delimiter?: SheetDelimiter;
  /** Narrower or wider than `sheetLimits`. */
  limits?: Partial<SheetLimits>;
}

/** One sheet. Row n of the file is `rows[n - 1]`, empty rows above and between included. */
export interface Sheet {
  type: SheetType;
  /** Of a csv, else null. */
  encoding: SheetEncoding | null;
  /** Of a csv with more than one column, else null. */
  delimiter: SheetDelimiter | null;
  /** All of the same length; empty rows at the end and empty columns at the right are cut. */
  rows: SheetCell[][];
  /** Name of the first visible sheet that is not empty; null for a csv. */
  sheetName: string | null;
}
