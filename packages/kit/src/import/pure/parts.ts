import { csvOf, readCell } from '@telve/api/imports';
import type { MappedColumn } from './matches';
import type { DataRow } from './rows';

/** Rows of one call. */
export const partRows = 500;

/** Rows of a file that are sent together. */
export interface ImportPart {
  /** Line of the file at which the part begins. */
  firstRow: number;
  rows: readonly DataRow[];
}

/** Parts of the rows that are sent, at most `size` lines of the file each. */
export const partsOf = (
  rows: readonly DataRow[],
  skipped: ReadonlySet<number> = new Set(),
  size: number = partRows,
): ImportPart[] => {
  const parts: { firstRow: number; rows: DataRow[] }[] = [];
  for (const row of rows) {
    if (skipped.has(row.line)) continue;
    const part = parts.at(-1);
    if (part && row.line < part.firstRow + size) part.rows.push(row);
    else parts.push({ firstRow: row.line, rows: [row] });
  }
  return parts;
};

const ending = /\.[^.]*$/;

/**
 * A part as the file that is sent: the layout's heads over the matched columns, values as the contract carries them. A line
 * that is left out stays as an empty one, so that the server's line numbers are those of the chosen file.
 * @param name of the chosen file
 */
export const partFile = ({ firstRow, rows }: ImportPart, mapped: readonly MappedColumn[], name: string): File => {
  const lines: string[][] = [mapped.map(({ column }) => column.header)];
  for (const { line, cells } of rows) {
    while (lines.length - 1 < line - firstRow) lines.push(['']);
    lines.push(mapped.map(({ column, index }) => readCell(cells[index] ?? '', column).value ?? ''));
  }
  return new File([csvOf(lines)], `${name.replace(ending, '')}.csv`, { type: 'text/csv' });
};
