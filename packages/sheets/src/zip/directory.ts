import { SheetError } from '../errors';
import type { SheetLimits } from '../limits';

/** A part of a zip as its directory names it. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  /** Bytes as they lie in the file. */
  data: Uint8Array;
}

const END_SIZE = 22;
const MOST_COMMENT = 65_535;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

const marks = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - MOST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === marks.end) return at;
  }
  throw new SheetError('unreadable');
}

function dataOf(bytes: Uint8Array, view: DataView, local: number, packed: number): Uint8Array {
  if (view.getUint32(local, true) !== marks.local) throw new SheetError('unreadable');
  const from = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packed > bytes.length) throw new SheetError('unreadable');
  return bytes.subarray(from, from + packed);
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry & { next: number } {
  if (view.getUint32(at, true) !== marks.entry) throw new SheetError('unreadable');
  const nameLength = view.getUint16(at + 28, true);
  const next = at + ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if ((view.getUint16(at + 8, true) & 1) !== 0) throw new SheetError('encrypted');
  return {
    name: new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength)),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    data: dataOf(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true)),
    next,
  };
}

/**
 * What a zip holds, by its directory. No spreadsheet program writes zip64 for files this small; it is unreadable here.
 * @throws SheetError `unreadable`, `encrypted`, `limits`; RangeError where an offset leads out of the file
 */
export function readDirectory(bytes: Uint8Array, limits: SheetLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new SheetError('limits', { limit: 'entries', max: limits.entries });
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { next, ...entry } = entryAt(bytes, view, at);
    entries.push(entry);
    at = next;
  }
  // One directory right before the end: where it is cut short, another reader may see other parts.
  if (at > end) throw new SheetError('unreadable');
  return entries;
}
