import { SheetError } from './errors';
import type { SheetLimits } from './limits';
import type { SheetCell } from './types';

const isBlank = (cell: SheetCell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Cells up to the last one that is not blank. */
const widthOf = (row: readonly SheetCell[]): number => {
  let width = row.length;
  while (width > 0 && isBlank(row[width - 1])) width -= 1;
  return width;
};

/** Collects rows, watches the limits, and gives back the block of cells. */
export class RowCollector {
  readonly #limits: SheetLimits;
  readonly #rows: SheetCell[][] = [];
  #width = 0;

  constructor(limits: SheetLimits) {
    this.#limits = limits;
  }

  /**
   * Takes the row at an index, from 0. A row without values is passed over; it comes back where rows follow it.
   * @throws SheetError `limits`
   */
  take(index: number, row: SheetCell[]): void {
    const width = widthOf(row);
    if (width === 0) return;
    const { rows, columns, text } = this.#limits;
    if (index > rows) throw new SheetError('limits', { limit: 'rows', max: rows });
    if (width > columns) throw new SheetError('limits', { limit: 'columns', max: columns });
    if (row.some((cell) => typeof cell === 'string' && cell.length > text)) {
      throw new SheetError('limits', { limit: 'text', max: text, row: index + 1 });
    }
    this.#rows[index] = row;
    this.#width = Math.max(this.#width, width);
  }

  /** The rows, all as wide as the widest. */
  block(): SheetCell[][] {
    const width = this.#width;
    return Array.from(this.#rows, (row = []) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  }
}
