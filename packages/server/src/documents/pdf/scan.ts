import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { FileFault } from '../agreement';
import { activeNames, oddFilters } from './names';
import { beginnings, type Found, type ObjectStream, objectsFrom } from './objects';
import { cursorAt, isBlank, readTokens, type TokenVisitor } from './tokens';

const unpack = promisify(inflate);

/** Bytes that the object streams of one document may unpack to, together, and how many there may be. */
const unpackedMax = 32_000_000;
const streamsMax = 10_000;

/** How often a document's bytes may be read over; an ordinary one is read once. */
const readingsMax = 4;

/** Objects that may begin in one document; ten megabytes of the smallest real ones have fewer. */
const beginningsMax = 400_000;

/** Bytes that are read, and beginnings that are passed, before other work gets its turn: some milliseconds. */
const breath = 200_000;
const passing = 10_000;

/** Bytes at the end in which a document has to say that it ends, and where its table stands. */
const tailLength = 2048;

/** Thrown within this file, to leave a reading. */
class Unfit extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

const hasBothEnds = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
  /startxref|%%EOF/.test(bytes.toString('latin1', Math.max(0, bytes.length - tailLength)));

/** Reads from `from` to where the visitor ends it, a breath at a time; answers how many bytes that were. */
const readFrom = async (bytes: Buffer, from: number, visitor: TokenVisitor): Promise<number> => {
  const cursor = cursorAt(from);
  readTokens(bytes, cursor, visitor, breath);
  while (!cursor.ended) {
    await nextTurn();
    readTokens(bytes, cursor, visitor, breath);
  }
  return cursor.at - from;
};

/** Reads all objects that stand openly in the file, also those that no table names. */
const readFile = async (bytes: Buffer): Promise<Found> => {
  const found: Found = { names: new Set(), streams: [] };
  const seen = new Set<number>();
  let left = readingsMax * bytes.length;
  let passed = 0;
  for (const from of beginnings(bytes)) {
    passed += 1;
    if (passed % passing === 0) await nextTurn();
    if (!seen.has(from)) left -= await readFrom(bytes, from, objectsFrom(bytes, from, seen, found));
    if (left < 0 || passed > beginningsMax) throw new Unfit('file_content');
  }
  if (found.streams.length > streamsMax) throw new Unfit('file_content');
  return found;
};

/** The bytes that any reader may take for an unpacked stream: to the length that is claimed, or to its end word. */
const plainBody = (bytes: Buffer, from: number, { start, length }: ObjectStream): Buffer => {
  const word = bytes.indexOf('endstream', from);
  return bytes.subarray(from, word === -1 ? bytes.length : Math.max(word, start + length));
};

/** The objects of a stream. A length that is claimed may be a lie, so packed bytes end where they say themselves. */
const unpackStream = async (bytes: Buffer, stream: ObjectStream, most: number): Promise<Buffer> => {
  const { start, names, odd } = stream;
  if (odd || [...names].some((name) => oddFilters.has(name))) throw new Unfit('file_active');
  let from = start;
  while (isBlank(bytes[from])) from += 1;
  if (!names.has('FlateDecode') && !names.has('Fl')) return plainBody(bytes, from, stream);
  try {
    return await unpack(bytes.subarray(from), { maxOutputLength: Math.max(1, most) });
  } catch {
    throw new Unfit('file_content');
  }
};

/** Reads the objects within object streams. */
const readStreams = async (bytes: Buffer, { streams, names }: Found): Promise<void> => {
  let left = unpackedMax;
  const gather: TokenVisitor = {
    name: (name) => void (name !== undefined && names.add(name)),
    word: () => false,
  };
  for (const stream of streams) {
    const objects = await unpackStream(bytes, stream, left);
    left -= objects.length;
    await readFrom(objects, 0, gather);
    if (left < 0) throw new Unfit('file_content');
  }
};

const isActive = ({ names }: Found): boolean => [...names].some((name) => activeNames.has(name));

/**
 * Looks for what a document must not hold. It does not open the document as a reader would, along its tables: it reads
 * every object that stands anywhere in the file or in its object streams, because readers differ in what they find.
 *
 * @returns the fault: `file_locked` for an encrypted document, `file_active` for one that acts or carries files,
 * `file_content` for what is no whole document; undefined for a document
 */
export const scanPdf = async (bytes: Buffer): Promise<FileFault | undefined> => {
  if (!hasBothEnds(bytes)) return 'file_content';
  try {
    const found = await readFile(bytes);
    if (found.names.has('Encrypt')) return 'file_locked';
    if (isActive(found)) return 'file_active';
    await readStreams(bytes, found);
    if (isActive(found)) return 'file_active';
    return found.names.has('Catalog') && found.names.has('Pages') ? undefined : 'file_content';
  } catch (error) {
    if (error instanceof Unfit) return error.fault;
    throw error;
  }
};
