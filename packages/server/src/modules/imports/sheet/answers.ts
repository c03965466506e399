import type { ErrorCode } from '@telve/api';
import type { SheetErrorCode } from '@telve/sheets';
import type { GivenRows } from '../types';

/** What a thread is to read. */
export interface ReadOrder {
  /** Where the file lies. */
  path: string;
  /** Its name, for the extension. */
  name: string;
  layout: string;
  firstRow: number | undefined;
}

/** What a thread answers. */
export type ReadAnswer =
  | { given: GivenRows<unknown> }
  | { refused: ErrorCode; params?: Record<string, string | number>; cause?: string };

/** The refusal of what a sheet's reader says. */
export const refusals: Readonly<Record<SheetErrorCode, ErrorCode>> = {
  type: 'import_file_type',
  empty: 'import_empty',
  unreadable: 'import_unreadable',
  encrypted: 'import_encrypted',
  macros: 'import_macros',
  encoding: 'import_encoding',
  limits: 'import_limits',
};
