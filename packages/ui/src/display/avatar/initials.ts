/** First letters of the first and last word, upper-cased in Turkish (`i` becomes `İ`): `initials('nehir saraçgil')` → `NS`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('tr-TR');
}
