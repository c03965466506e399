const DOTLESS = /[ıI]/g;
const MARKS = /\p{Mn}/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const SPACES = /\s+/g;
const LOOKALIKES = /[øæœßþðđłħ‘’‛`‐‑‒–—]/g;

const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  '‘': "'",
  '’': "'",
  '‛': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
};

function foldOnce(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(DOTLESS, 'i')
    .toLowerCase()
    .replace(LOOKALIKES, (char) => PLAIN[char] ?? char)
    .replace(SPACES, ' ')
    .trim();
}

/**
 * The search form of a text. Two texts that a Turkish reader would call the same fold to the same
 * string: `ı i İ I` are one letter, `ç ğ ö ş ü â î û` lose their marks, composed and decomposed
 * spellings meet, invisible characters and outer or doubled spaces are gone, typographic apostrophes
 * and dashes are the plain ones. The server writes its folded columns and the client filters its
 * lists with this same function. Folding twice changes nothing.
 *
 * Never for identifiers, codes or e-mails (see {@link lowerId}), and never for display.
 *
 * @example foldTr('IĞDIR Şubesi') // 'igdir subesi'
 */
export function foldTr(text: string): string {
  const folded = foldOnce(text);
  // A rare letter only shows its plain form after lower-casing; the second pass reaches the fixed point.
  return foldOnce(folded);
}

/** True when `text` holds `query` anywhere, both folded by {@link foldTr}. An empty query matches everything. */
export function includesTr(text: string, query: string): boolean {
  return foldTr(text).includes(foldTr(query));
}
