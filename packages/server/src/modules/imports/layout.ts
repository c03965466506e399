import type { ImportColumn } from '@telve/api/imports';
import type { RowFault } from './types';

/** Values of a row's cells by field; a column the file does not have is absent. */
export type RowValues = Readonly<Record<string, string | undefined>>;

/** How the rows of one kind of file are read. */
export interface Layout<Input> {
  columns: readonly ImportColumn[];
  /** Head of the log's column that says which record a row means. */
  keyHeader: string;
  /** What a row is known by, for people. */
  keyOf(values: RowValues): string;
  /** The row's input, or the first of its faults. */
  read(values: RowValues): Input | RowFault;
}

export const isFault = <Input extends object>(read: Input | RowFault): read is RowFault =>
  'code' in read && 'field' in read;
