import { SheetError } from '../errors';

const LESS = 0x3c;
const BANG = 0x21;
const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

const hasDeclaration = (bytes: Uint8Array): boolean => {
  for (let at = bytes.indexOf(BANG); at >= 0; at = bytes.indexOf(BANG, at + 1)) {
    // `<!--` and `<![CDATA[` are harmless; DOCTYPE, ENTITY and the like are what begins with a letter.
    if (bytes[at - 1] === LESS && isLetter(bytes[at + 1])) return true;
  }
  return false;
};

const isCut = (bytes: Uint8Array): boolean => {
  let end = bytes.length - 1;
  while (end > 0 && (bytes[end] ?? 0) <= 0x20) end -= 1;
  return bytes[end] !== 0x3e;
};

/**
 * Refuses an XML part that declares document types or entities, is no UTF-8 (where a declaration could hide), or does not
 * end with a tag.
 * @throws SheetError `unreadable`
 */
export function checkXml(bytes: Uint8Array): void {
  const wide = bytes.includes(0) || (bytes[0] ?? 0) >= 0xfe;
  if (wide || hasDeclaration(bytes) || isCut(bytes)) throw new SheetError('unreadable');
}

const COLON = 0x3a;
const endsName = (byte = 0): boolean => byte <= 0x20 || byte === 0x2f || byte === 0x3e;

/** How many elements of this local name an XML part opens, with any prefix. Overcounts within comments. */
export function countElements(bytes: Uint8Array, name: string): number {
  const letters = new TextEncoder().encode(name);
  let count = 0;
  for (let at = bytes.indexOf(LESS); at >= 0; at = bytes.indexOf(LESS, at)) {
    at += 1;
    let from = at;
    while (!endsName(bytes[at])) {
      if (bytes[at] === COLON) from = at + 1;
      at += 1;
    }
    if (at - from === letters.length && letters.every((letter, index) => bytes[from + index] === letter)) count += 1;
  }
  return count;
}
