import { foldTr } from '@telve/locale';
import type { ImportColumn } from './column';

/** How a head of a file was understood. */
export interface HeaderMatch {
  /** The head as the file has it. */
  header: string;
  /** Its place in the file, from 0. */
  index: number;
  /** Field of the column it means, or null when it is not known. */
  field: string | null;
  /** `exact`: letter for letter; `close`: another spelling; `none`: unknown, or a second one of the same column. */
  how: 'exact' | 'close' | 'none';
}

const plain = (text: string): string => foldTr(text).replace(/[^\p{L}\p{N}]/gu, '');

/** True when two words differ by at most one letter that is missing, added or another, or by two swapped ones. */
const isNear = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
};

/** Endings that carry no meaning of their own: "Vergi No’su" is "Vergi No". */
const stemOf = (word: string): string => word.replace(/(?:s[iu]|[iu])$/, '');

const namesOf = (column: ImportColumn): string[] => [column.header, ...(column.aliases ?? [])].map(plain);

const ways: readonly ((header: string, name: string) => boolean)[] = [
  (header, name) => header === name,
  (header, name) => header.length >= 5 && stemOf(header) === stemOf(name),
  isNear,
];

/**
 * Finds the column of every head of a file: letter for letter, then without case, marks and punctuation, then with one
 * letter that is wrong. The surest match wins, and a column is given once.
 */
export const matchHeaders = (headers: readonly string[], columns: readonly ImportColumn[]): HeaderMatch[] => {
  const found = new Map<number, { field: string; how: 'exact' | 'close' }>();
  const taken = new Set<string>();
  const give = (how: 'exact' | 'close', isMatch: (header: string, column: ImportColumn) => boolean): void => {
    headers.forEach((header, index) => {
      if (found.has(index)) return;
      const column = columns.find((each) => !taken.has(each.field) && isMatch(header, each));
      if (!column) return;
      found.set(index, { field: column.field, how });
      taken.add(column.field);
    });
  };
  give('exact', (header, column) => header.trim() === column.header);
  for (const isSame of ways) {
    give(
      'close',
      (header, column) => plain(header) !== '' && namesOf(column).some((name) => isSame(plain(header), name)),
    );
  }
  return headers.map((header, index) => ({
    header,
    index,
    ...(found.get(index) ?? { field: null, how: 'none' as const }),
  }));
};

/** Heads of the required columns that no head of the file means. */
export const missingHeaders = (
  matches: readonly { field: string | null }[],
  columns: readonly ImportColumn[],
): string[] =>
  columns
    .filter(({ field, required }) => required && !matches.some((match) => match.field === field))
    .map(({ header }) => header);
