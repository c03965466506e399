import type { CellObject, WorkSheet } from '@e965/xlsx';
import type { SheetLimits } from '../limits';
import { RowCollector } from '../rows';
import type { SheetCell } from '../types';
import { numberKind } from './numberFormat';
import { readSerial } from './serial';

const errorTexts: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};

/** The value of a cell; of a formula what it came to when it was saved. An error is its text: `#N/A`. */
export function cellValue({ t, v, z }: CellObject, from1904: boolean): SheetCell {
  if (t === 'e') return errorTexts[Number(v)] ?? '#ERROR!';
  if (v === undefined || v === null || v instanceof Date) return '';
  if (typeof v !== 'number') return v;
  const kind = typeof z === 'string' ? numberKind(z) : 'number';
  return kind === 'number' ? v : readSerial(v, kind, from1904);
}

type Line = (CellObject | undefined)[] | undefined;

/** The cells of a sheet. Goes over what exists, never over the range the sheet claims. */
export function readCells(sheet: WorkSheet, from1904: boolean, limits: SheetLimits): SheetCell[][] {
  const collector = new RowCollector(limits);
  const lines = (sheet['!data'] ?? []) as Line[];
  lines.forEach((line, index) => {
    const row: SheetCell[] = [];
    line?.forEach((cell, column) => {
      if (cell) row[column] = cellValue(cell, from1904);
    });
    collector.take(index, row);
  });
  return collector.block();
}
