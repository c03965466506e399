import type { SheetCell } from '@telve/api/imports';

/** A row of data and the line of the file in which it stands, from 1. */
export interface DataRow {
  line: number;
  cells: readonly SheetCell[];
}

/** A sheet taken apart: the head, and the rows below it that are not empty. */
export interface Table {
  /** Line of the head, from 1: the first that is not empty. */
  headLine: number;
  headers: readonly string[];
  rows: readonly DataRow[];
}

/** A cell as text. */
export const cellText = (cell: SheetCell | undefined): string => String(cell ?? '');

const isBlank = (cells: readonly SheetCell[]): boolean => cells.every((cell) => cellText(cell).trim() === '');

/** Takes a sheet apart; null when it has no row below its head. */
export const tableOf = (rows: readonly (readonly SheetCell[])[]): Table | null => {
  const head = rows.findIndex((cells) => !isBlank(cells));
  if (head === -1) return null;
  const data = rows.flatMap((cells, index) => (index > head && !isBlank(cells) ? [{ line: index + 1, cells }] : []));
  if (data.length === 0) return null;
  return { headLine: head + 1, headers: (rows[head] ?? []).map((cell) => cellText(cell).trim()), rows: data };
};
