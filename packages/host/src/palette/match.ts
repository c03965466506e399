import { foldTr } from '@telve/locale';

/** True when a label has every word of the query at the beginning of one of its own, ı/i and accents being equal. */
export const matches = (label: string, query: string): boolean => {
  const words = foldTr(label).split(' ');
  return foldTr(query)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
};
