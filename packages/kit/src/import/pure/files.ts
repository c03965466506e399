import type { ImportFailure } from '@telve/api';
import { csvOf, type ImportColumn } from '@telve/api/imports';
import type { MappedColumn } from './matches';
import { cellText, type DataRow } from './rows';

/** A row that was not taken over, and why. */
export interface RefusedRow {
  line: number;
  reason: string;
}

const blobOf = (lines: readonly (readonly string[])[]): Blob => new Blob([csvOf(lines)], { type: 'text/csv' });

/** Several faults of one row in one line of words. */
export const reasonsByLine = (refused: readonly RefusedRow[]): Map<number, string> => {
  const reasons = new Map<number, string>();
  for (const { line, reason } of refused) {
    const before = reasons.get(line);
    reasons.set(line, before === undefined ? reason : `${before} ${reason}`);
  }
  return reasons;
};

/**
 * The refused rows alone, in the layout of the template and as they were written, each with its reason: to be mended and
 * imported again.
 * @param head of the column of reasons
 */
export const refusedRowsFile = (
  rows: readonly DataRow[],
  refused: readonly RefusedRow[],
  layout: { columns: readonly ImportColumn[]; mapped: readonly MappedColumn[]; head: string },
): Blob => {
  const reasons = reasonsByLine(refused);
  const places = layout.columns.map(({ field }) => layout.mapped.find(({ column }) => column.field === field)?.index);
  return blobOf([
    [...layout.columns.map(({ header }) => header), layout.head],
    ...rows.flatMap(({ line, cells }) => {
      const reason = reasons.get(line);
      if (reason === undefined) return [];
      return [[...places.map((place) => (place === undefined ? '' : cellText(cells[place]))), reason]];
    }),
  ]);
};

/** The log of refused rows as the server would write it: line, column, reason (D-62). */
export const logFile = (
  failures: readonly ImportFailure[],
  columns: readonly ImportColumn[],
  heads: readonly [line: string, column: string, reason: string],
): Blob =>
  blobOf([
    heads,
    ...failures.map(({ row, field, message }) => [
      String(row),
      columns.find((column) => column.field === field)?.header ?? '',
      message,
    ]),
  ]);
