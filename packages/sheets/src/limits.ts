import { BYTES_PER_MB } from '@telve/locale';

/** What a file may hold at most. */
export interface SheetLimits {
  /** Bytes of the file. */
  bytes: number;
  /** Bytes of all parts of an xlsx, counted while they are unpacked. */
  unpacked: number;
  /** Parts of an xlsx. */
  entries: number;
  /** Unpacked bytes per packed byte, looked at from a megabyte on: small parts repeat themselves. */
  ratio: number;
  /** Rows below the header; rows that are only formatted are passed over. */
  rows: number;
  columns: number;
  /** Characters of one cell; what a spreadsheet program itself allows. */
  text: number;
  /** Cells written in all sheets of an xlsx together, with a value or without. */
  cells: number;
  /** Texts an xlsx shares between its cells. */
  strings: number;
}

/** The limits of every import. */
export const sheetLimits: Readonly<SheetLimits> = {
  bytes: 5 * BYTES_PER_MB,
  unpacked: 50 * BYTES_PER_MB,
  entries: 200,
  ratio: 100,
  rows: 10_000,
  columns: 100,
  text: 32_767,
  cells: 1_000_100,
  strings: 500_000,
};
