import type { ImportFailure } from '@telve/api';

/** What is wrong with a row. */
export interface RowFault {
  /** Field of a column, or null when it is the whole row's. */
  field: string | null;
  code: string;
  params?: Record<string, string | number>;
}

/** A refused row: what is answered of it, and what its log says besides. */
export interface RowFailure extends ImportFailure {
  /** What the row is known by. */
  key: string;
}

/** A row whose cells are good. */
export interface GivenRow<Input> {
  /** Line of the file, counted from 1. */
  line: number;
  /** What the row is known by, for people. */
  key: string;
  input: Input;
}

/** The rows of a file: the good ones, and those whose cells already say that they cannot be taken over. */
export interface GivenRows<Input> {
  rows: GivenRow<Input>[];
  failures: RowFailure[];
}

/** What became of the rows of an import. */
export interface Taken {
  created: number;
  updated: number;
  unchanged: number;
  failures: RowFailure[];
}

/** Records by their ids, with the line of the row that means each. */
export type RecordLines = ReadonlyMap<number, number>;

/** What became of rows that were written together. */
export interface TakenPart extends Taken {
  /** Records that these rows mean. */
  lines: RecordLines;
}
