import { type CellDamage, type ImportColumn, readCell } from '@telve/api/imports';
import type { MappedColumn } from './matches';
import { cellText, type DataRow } from './rows';

/** A cell that a spreadsheet has spoilt: its value cannot be had back. */
export interface DamagedCell {
  line: number;
  /** Place of the column in the file, from 0. */
  index: number;
  column: ImportColumn;
  text: string;
  damage: CellDamage;
}

/** Rows looked at before others get a turn: the page stays alive with 10,000 of them. */
const rowsAtOnce = 500;

const damageOfRow = ({ line, cells }: DataRow, mapped: readonly MappedColumn[]): DamagedCell[] =>
  mapped.flatMap(({ column, index }) => {
    const cell = cells[index] ?? '';
    const { damage } = readCell(cell, column);
    return damage ? [{ line, index, column, text: cellText(cell), damage }] : [];
  });

/** Lets the browser answer somebody. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Finds every spoilt cell in the columns that are sent. Rejects with the signal's reason when it is aborted. */
export const findDamage = async (
  rows: readonly DataRow[],
  mapped: readonly MappedColumn[],
  signal?: AbortSignal,
): Promise<DamagedCell[]> => {
  const found: DamagedCell[] = [];
  const inFile = [...mapped].sort((a, b) => a.index - b.index);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    if (start > 0) await turn();
    signal?.throwIfAborted();
    for (const row of rows.slice(start, start + rowsAtOnce)) found.push(...damageOfRow(row, inFile));
  }
  return found;
};

/** Lines with a spoilt cell. */
export const damagedLines = (damage: readonly DamagedCell[]): ReadonlySet<number> =>
  new Set(damage.map(({ line }) => line));
