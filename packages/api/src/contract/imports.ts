/** A row of an imported file that was not taken over, and why. */
export interface ImportFailure {
  /** Line of the file, counted from 1; the header stands in line 1. */
  row: number;
  /** Field of the fault, or null when it is the whole row's. */
  field: string | null;
  /** Rule or error code. */
  code: string;
  /** Turkish sentence of the server. */
  message: string;
}

/** Payload of an import (COMP-33, COMP-59, D-62): good rows are taken over, the others are reported. */
export interface ImportResult {
  /** True when no row was refused. */
  success: boolean;
  message: string;
  /** Rows taken over at success, rows refused otherwise (D-62). */
  count: number;
  /** Address of the log of refused rows: short-lived, without a token. Null when there are none. */
  logFileUrl: string | null;
  /** The same address under its other name. */
  url: string | null;
  created: number;
  updated: number;
  /** Rows that were already so. */
  unchanged: number;
  failed: number;
  /** Every refused row, one fault each. */
  failures: ImportFailure[];
}

/** A file to import, whole or in parts that follow each other. */
export interface ImportInput {
  file: File;
  /** Line of the file at which this part's first data row stands; 2 when absent: the row below the header. */
  firstRow?: number;
}

/** Codes with which a file is refused as a whole. */
export const importErrors = [
  'import_file_type',
  'import_empty',
  'import_unreadable',
  'import_encrypted',
  'import_macros',
  'import_encoding',
  'import_columns',
  'import_limits',
] as const;
export type ImportErrorCode = (typeof importErrors)[number];

/** Largest file of an import, in bytes. */
export const importBytesMax = 5_000_000;

/** Most rows of an import, the header not counted. */
export const importRowsMax = 10_000;

/** Ends of file names an import takes, without the dot (VEN-18, COMP-09). */
export const importExtensions = ['csv', 'xlsx', 'xls'] as const;
