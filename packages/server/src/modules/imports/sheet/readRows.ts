import { type ImportColumn, matchHeaders, missingHeaders, readCell, type SheetCell } from '@telve/api/imports';
import { Refusal } from '../../../http/errors';
import { failureOf } from '../failure';
import { isFault, type Layout, type RowValues } from '../layout';
import type { GivenRows, RowFault } from '../types';

type Cells = readonly SheetCell[];

const isBlank = (row: Cells): boolean => row.every((cell) => typeof cell === 'string' && cell.trim() === '');

interface Place {
  index: number;
  column: ImportColumn;
}

/** Where the columns stand. @throws Refusal `import_columns` */
const placesOf = (header: Cells, columns: readonly ImportColumn[]): Place[] => {
  const matches = matchHeaders(header.map(String), columns);
  const missing = missingHeaders(matches, columns);
  if (missing.length > 0) throw new Refusal('import_columns', { params: { columns: missing.join(', ') } });
  return matches.flatMap(({ index, field }) => {
    const column = columns.find((each) => each.field === field);
    return column ? [{ index, column }] : [];
  });
};

const readCells = (row: Cells, places: readonly Place[]): { values: RowValues; damage?: RowFault } => {
  const values: Record<string, string> = {};
  let damage: RowFault | undefined;
  for (const { index, column } of places) {
    const read = readCell(row[index] ?? '', column);
    if (read.damage !== undefined) damage ??= { field: column.field, code: read.damage };
    else values[column.field] = read.value;
  }
  return damage ? { values, damage } : { values };
};

/**
 * Reads the rows of a sheet by their heads: the first row that is not blank. Blank rows are passed over, their lines
 * count.
 *
 * @param firstRow line of the row below the heads in the file of which this is a part
 * @throws Refusal `import_columns`, `import_empty`
 */
export const readRows = <Input extends object>(
  sheet: readonly Cells[],
  layout: Layout<Input>,
  firstRow?: number,
): GivenRows<Input> => {
  const head = sheet.findIndex((row) => !isBlank(row));
  const places = placesOf(sheet[head] ?? [], layout.columns);
  const shift = (firstRow ?? head + 2) - (head + 1);
  const given: GivenRows<Input> = { rows: [], failures: [] };
  sheet.forEach((row, index) => {
    if (index <= head || isBlank(row)) return;
    const { values, damage } = readCells(row, places);
    const at = { line: index + shift, key: layout.keyOf(values) };
    const read = damage ?? layout.read(values);
    if (isFault(read)) given.failures.push(failureOf(at, read, layout.columns));
    else given.rows.push({ ...at, input: read });
  });
  if (given.rows.length + given.failures.length === 0) throw new Refusal('import_empty');
  return given;
};
