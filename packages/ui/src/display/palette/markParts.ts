import { foldTr, graphemes } from '@telve/locale';

export interface MarkPart {
  text: string;
  marked: boolean;
}

/** Where a text has the letters of a query, ı/i and accents being equal. Each word of the query is marked once. */
export const markParts = (text: string, query: string): MarkPart[] => {
  const letters = graphemes(text);
  const owners: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const one = letter.trim() === '' ? ' ' : foldTr(letter);
    folded += one;
    for (let count = 0; count < one.length; count += 1) owners.push(index);
  });
  const marked = new Set<number>();
  for (const word of foldTr(query).split(' ')) {
    const at = word === '' ? -1 : folded.indexOf(word);
    if (at >= 0) for (const owner of owners.slice(at, at + word.length)) marked.add(owner);
  }
  const parts: MarkPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts[parts.length - 1];
    if (last?.marked === marked.has(index)) last.text += letter;
    else parts.push({ text: letter, marked: marked.has(index) });
  });
  return parts;
};
