import { foldTr } from '@telve/locale';

/** Splits a label at the first place that matches a query: before, match, after. Null when nothing can be marked. */
export function matchIn(label: string, query: string): readonly [string, string, string] | null {
  const wanted = foldTr(query.trim());
  const folded = foldTr(label);
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  // Folding may change the length of rare characters; a mark in the wrong place is worse than none.
  if (start < 0 || folded.length !== label.length) return null;
  const end = start + wanted.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}
