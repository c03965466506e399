import { knownName } from './names';

const other = 0;
const blank = 1;
const delimiter = 2;

/** What each byte is to a reader of PDF. */
const kinds = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = blank;
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = delimiter;

const code = (sign: string): number => sign.charCodeAt(0);
const [slash, percent, open, close, less, greater, backslash] = [...'/%()<>\\'].map(code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export const isBlank = (byte: number | undefined): boolean => byte !== undefined && kinds[byte] === blank;
export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;

/** Told about what is met, in the order of the file. */
export interface TokenVisitor {
  /** A name, without its slash; undefined for one that does not matter. */
  name(name: string | undefined): void;
  /** A number, a keyword, or bytes that are neither, from `start` to before `end`. True ends the reading. */
  word(start: number, end: number, depth: number): boolean;
}

const endOfWord = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && kinds[bytes[at] as number] === other) at += 1;
  return at;
};

const endOfLine = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
};

const endOfText = (bytes: Buffer, from: number): number => {
  let depth = 1;
  let at = from;
  for (; at < bytes.length && depth > 0; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close) depth -= 1;
  }
  return at;
};

const endOfHex = (bytes: Buffer, from: number): number => {
  const end = bytes.indexOf(greater, from);
  return end === -1 ? bytes.length : end + 1;
};

/** How far a reading has come. */
export interface Cursor {
  /** The next byte. */
  at: number;
  /** Dictionaries that are open. */
  depth: number;
  /** A word ended the reading, or nothing is left. */
  ended: boolean;
}

export const cursorAt = (at: number): Cursor => ({ at, depth: 0, ended: false });

const readWord = (bytes: Buffer, cursor: Cursor, visitor: TokenVisitor): void => {
  const start = cursor.at;
  cursor.at = endOfWord(bytes, start);
  cursor.ended = visitor.word(start, cursor.at, cursor.depth);
};

const readName = (bytes: Buffer, cursor: Cursor, visitor: TokenVisitor): void => {
  const start = cursor.at + 1;
  cursor.at = endOfWord(bytes, start);
  visitor.name(knownName(bytes, start, cursor.at));
};

const readBracket = (bytes: Buffer, cursor: Cursor, byte: number): void => {
  const doubled = bytes[cursor.at + 1] === byte;
  if (byte === less && !doubled) {
    cursor.at = endOfHex(bytes, cursor.at + 1);
    return;
  }
  cursor.at += doubled ? 2 : 1;
  if (doubled) cursor.depth = Math.max(0, cursor.depth + (byte === less ? 1 : -1));
};

/**
 * Reads on through the tokens of a PDF, whatever their order: texts and comments are passed over, names and words told.
 * Never throws, and reads each byte once.
 *
 * @param most bytes after which it pauses, a long text or comment excepted
 */
export const readTokens = (bytes: Buffer, cursor: Cursor, visitor: TokenVisitor, most: number): void => {
  const pause = Math.min(bytes.length, cursor.at + most);
  while (cursor.at < pause && !cursor.ended) {
    const byte = bytes[cursor.at] as number;
    if (kinds[byte] === other) readWord(bytes, cursor, visitor);
    else if (byte === slash) readName(bytes, cursor, visitor);
    else if (byte === percent) cursor.at = endOfLine(bytes, cursor.at);
    else if (byte === open) cursor.at = endOfText(bytes, cursor.at + 1);
    else if (byte === less || byte === greater) readBracket(bytes, cursor, byte);
    else cursor.at += 1;
  }
  cursor.ended ||= cursor.at >= bytes.length;
};
