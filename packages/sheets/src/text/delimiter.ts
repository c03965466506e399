import type { SheetDelimiter } from '../types';
import { readRecords } from './records';

/** In the order in which they win a tie: where commas are decimal, the semicolon is what separates. */
const delimiters: readonly SheetDelimiter[] = [';', '\t', ','];

const sampleRows = 30;

/** Widths of the first rows that are not empty, as this delimiter would cut them. */
function widths(text: string, delimiter: SheetDelimiter): number[] {
  const found: number[] = [];
  try {
    for (const record of readRecords(text, delimiter)) {
      if (record.some((cell) => cell.trim() !== '')) found.push(record.length);
      if (found.length === sampleRows) break;
    }
  } catch {
    // A quote that is never closed: what came before it counts.
  }
  return found;
}

const mostFrequent = (numbers: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
};

interface Score {
  delimiter: SheetDelimiter;
  /** Whether the first row is cut. */
  header: boolean;
  /** Share of rows as wide as most. */
  agreement: number;
}

function scoreOf(text: string, delimiter: SheetDelimiter): Score | undefined {
  const all = widths(text, delimiter);
  const cut = all.filter((width) => width > 1);
  if (cut.length === 0) return undefined;
  const usual = mostFrequent(cut);
  return { delimiter, header: all[0] !== 1, agreement: all.filter((width) => width === usual).length / all.length };
}

const better = (one: Score, other: Score): boolean =>
  one.header === other.header ? one.agreement > other.agreement : one.header;

/**
 * What separates the cells of a csv: what cuts the header and then most rows into the same number of cells, outside
 * quotes.
 * @returns null where nothing separates anything: one column
 */
export function findDelimiter(text: string): SheetDelimiter | null {
  const scores = delimiters.map((one) => scoreOf(text, one)).filter((score) => score !== undefined);
  const [first, ...others] = scores;
  return first ? others.reduce((best, next) => (better(next, best) ? next : best), first).delimiter : null;
}
