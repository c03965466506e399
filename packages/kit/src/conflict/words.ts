/** Part of a text; `marked` where the other text has other words. */
export interface Words {
  text: string;
  marked: boolean;
}

/** Longest texts compared word by word; longer ones are marked whole. */
const wordsMax = 400;

const split = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

/** Lengths of the longest common sequences of all ends of two lists. */
const commonLengths = (a: readonly string[], b: readonly string[]): number[][] => {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i] as number[];
      const below = table[i + 1] as number[];
      row[j] = a[i] === b[j] ? (below[j + 1] as number) + 1 : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return table;
};

/** The words of `text`, marked where `other` differs. */
export const markWords = (text: string, other: string): Words[] => {
  const a = split(text);
  const b = split(other);
  if (a.length > wordsMax || b.length > wordsMax) return [{ text, marked: text !== other }];
  const table = commonLengths(a, b);
  const parts: Words[] = [];
  const add = (word: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += word;
    else parts.push({ text: word, marked });
  };
  let j = 0;
  a.forEach((word, i) => {
    while (j < b.length && word !== b[j] && (table[i]?.[j + 1] ?? 0) >= (table[i + 1]?.[j] ?? 0)) j += 1;
    const shared = j < b.length && word === b[j];
    if (shared) j += 1;
    add(word, !shared);
  });
  return parts;
};
