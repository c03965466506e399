import { type HeaderMatch, type ImportColumn, matchHeaders, missingHeaders } from '@telve/api/imports';
import { cellText, type Table } from './rows';

/** How a column of the file is taken: its match, or left out. */
export interface ColumnMatch extends HeaderMatch {
  /** Left out by choice, or because there is nothing in it. */
  ignored: boolean;
}

/**
 * First guess for every column of a file. One without head and content is left out, and so is our own column of reasons when
 * a file of refused rows comes back.
 * @param reason head of that column
 */
export const startMatches = (
  { headers, rows }: Table,
  columns: readonly ImportColumn[],
  reason: string,
): ColumnMatch[] =>
  matchHeaders(headers, columns).map((match) => ({
    ...match,
    ignored:
      match.field === null &&
      (match.header === reason ||
        (match.header === '' && rows.every(({ cells }) => cellText(cells[match.index]).trim() === ''))),
  }));

/** Takes a column as a field, or leaves it out with null. A field that another column had is taken from it. */
export const chooseField = (matches: readonly ColumnMatch[], index: number, field: string | null): ColumnMatch[] =>
  matches.map((match) => {
    if (match.index === index)
      return { ...match, field, how: field === null ? 'none' : 'close', ignored: field === null };
    return field !== null && match.field === field ? { ...match, field: null, how: 'none' } : match;
  });

/** Columns for which nobody has said yet what they are. */
export const openMatches = (matches: readonly ColumnMatch[]): ColumnMatch[] =>
  matches.filter(({ field, ignored }) => field === null && !ignored);

/** Heads of required columns that no column of the file is taken as. */
export const missingOf = (matches: readonly ColumnMatch[], columns: readonly ImportColumn[]): string[] =>
  missingHeaders(matches, columns);

/** A column of the layout and its place in the file. */
export interface MappedColumn {
  column: ImportColumn;
  index: number;
}

/** What is sent: the matched columns in the order of the layout. */
export const mappedColumns = (matches: readonly ColumnMatch[], columns: readonly ImportColumn[]): MappedColumn[] =>
  columns.flatMap((column) => {
    const match = matches.find(({ field }) => field === column.field);
    return match ? [{ column, index: match.index }] : [];
  });
