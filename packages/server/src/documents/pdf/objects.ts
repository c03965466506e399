import { packingNames } from './names';
import { isBlank, isDigit, type TokenVisitor } from './tokens';

/** What was found in a stretch of objects. */
export interface Found {
  /** Names that matter, wherever they stood. */
  names: Set<string>;
  /** Streams that may hold further objects. */
  streams: ObjectStream[];
}

/** A stream whose dictionary says that there are objects in it. */
export interface ObjectStream {
  /** Where its bytes begin. */
  start: number;
  /** Names that matter, in its dictionary. */
  names: ReadonlySet<string>;
  /** Something of how it is packed stands elsewhere, or is something that object streams are not packed with. */
  odd: boolean;
  /** How many bytes its dictionary says it has, the most of several; Infinity when it says so elsewhere. */
  length: number;
}

/** True when `word` stands at `at`; compared byte by byte, as every word of a file is asked about. */
const starts = (bytes: Buffer, at: number, word: string): boolean => {
  for (let index = 0; index < word.length; index += 1) {
    if (bytes[at + index] !== word.charCodeAt(index)) return false;
  }
  return true;
};

/** How far before a keyword its line is looked for. */
const lineLimit = 128;

/** True when a comment may stand right before `at`; readers pass over it. */
const afterComment = (bytes: Buffer, at: number): boolean => {
  for (let back = at - 1; back >= 0 && at - back < lineLimit; back -= 1) {
    if (bytes[back] === 37) return true;
    if (back < at - 1 && (bytes[back] === 10 || bytes[back] === 13)) return false;
  }
  return at > lineLimit;
};

const back = (bytes: Buffer, at: number, test: (byte: number | undefined) => boolean): number => {
  let before = at;
  while (before > 0 && test(bytes[before - 1])) before -= 1;
  return before;
};

/** True when `obj` at `at` follows two numbers, as an object's beginning does, or a comment that may hide them. */
const isHeader = (bytes: Buffer, at: number): boolean => {
  const afterSecond = back(bytes, at, isBlank);
  const second = back(bytes, afterSecond, isDigit);
  if (second === afterSecond) return afterSecond < at && afterComment(bytes, afterSecond);
  const afterFirst = back(bytes, second, isBlank);
  if (afterFirst === second) return false;
  return isDigit(bytes[afterFirst - 1]) || afterComment(bytes, afterFirst);
};

/** Every place at which an object or a trailer may begin, also inside texts, comments and streams. */
export function* beginnings(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
    if (isHeader(bytes, at)) yield at;
  }
  for (let at = bytes.indexOf('trailer'); at !== -1; at = bytes.indexOf('trailer', at + 7)) yield at;
}

/** After the number of a length; another number makes it the number of an object. */
const lengthRead = 'Length 1';

const holdsObjects = (names: ReadonlySet<string>): boolean =>
  names.has('ObjStm') || (names.has('First') && names.has('N'));

/** Where in a word an object or a trailer begins; undefined where none does. */
const beginningIn = (bytes: Buffer, start: number, end: number): number | undefined => {
  if (starts(bytes, start, 'obj') || starts(bytes, start, 'trailer')) return start;
  return starts(bytes, end - 3, 'obj') && !starts(bytes, end - 6, 'endobj') ? end - 3 : undefined;
};

/** True for the number after a packing entry that says nothing of how the bytes are packed, or says something odd. */
const isOdd = (bytes: Buffer, start: number, end: number, entry: string | undefined): boolean =>
  entry !== undefined &&
  packingNames.has(entry) &&
  isDigit(bytes[start]) &&
  !(entry === 'Predictor' && bytes.toString('latin1', start, end) === '1');

/**
 * Gathers what stands in a stretch of objects that begins at `from`. It ends at the next stream and at what `seen` has.
 *
 * @param seen places of beginnings that were read; what is read here is added
 */
export const objectsFrom = (bytes: Buffer, from: number, seen: Set<number>, found: Found): TokenVisitor => {
  let names = new Set<string>();
  let last: string | undefined;
  let odd = false;
  let length = 0;
  return {
    name: (name) => {
      last = name;
      if (name === undefined) return;
      names.add(name);
      found.names.add(name);
    },
    word: (start, end, depth) => {
      odd ||= isOdd(bytes, start, end, last);
      if (last === lengthRead && isDigit(bytes[start])) length = Number.POSITIVE_INFINITY;
      const isLength = last === 'Length';
      if (isLength) length = Math.max(length, Number.parseInt(bytes.toString('latin1', start, end), 10) || 0);
      last = isLength ? lengthRead : undefined;
      const beginning = beginningIn(bytes, start, end);
      if (beginning !== undefined) {
        if (beginning !== from && seen.has(beginning)) return true;
        seen.add(beginning);
        names = new Set();
        odd = false;
        length = 0;
      }
      // Within a dictionary the word means nothing, and readers go on.
      if (depth > 0 || !starts(bytes, start, 'stream')) return false;
      if (holdsObjects(names)) found.streams.push({ start: start + 'stream'.length, names, odd, length });
      return true;
    },
  };
};
