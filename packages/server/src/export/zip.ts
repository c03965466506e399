import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, in parts that are made when they are asked for. */
export interface ZipFile {
  name: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

interface Packed {
  name: Buffer;
  crc: number;
  /** Bytes with and without compression, and before the file. */
  packed: number;
  size: number;
  offset: number;
}

const version = 20;
/** Sizes follow the file; its name is UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980: the file's own time says nothing. */
const date = 0x0021;

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
};

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    numbers([0x04034b50, 4], [version, 2], [flags, 2], [deflated, 2], [0, 2], [date, 2]),
    numbers([0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
    name,
  ]);

const descriptor = ({ crc, packed, size }: Packed): Buffer =>
  numbers([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]);

const directoryEntry = ({ name, crc, packed, size, offset }: Packed): Buffer =>
  Buffer.concat([
    numbers([0x02014b50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2], [0, 2], [date, 2]),
    numbers([crc, 4], [packed, 4], [size, 4], [name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
    name,
  ]);

const directoryEnd = (count: number, size: number, offset: number): Buffer =>
  numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);

/**
 * A zip archive as a sequence of bytes: each file is made, compressed and handed on in parts, so that no more than a part
 * is ever held, and nothing is made before somebody takes it. For archives below 4 GiB.
 */
export async function* zip(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer, void> {
  const written: Packed[] = [];
  let offset = 0;
  for await (const file of files) {
    const entry: Packed = { name: Buffer.from(file.name), crc: 0, packed: 0, size: 0, offset };
    const header = localHeader(entry.name);
    yield header;
    async function* bytes() {
      for await (const part of file.parts) {
        const raw = Buffer.from(part);
        entry.crc = crc32(raw, entry.crc);
        entry.size += raw.length;
        yield raw;
      }
    }
    // Whatever ends one of the two ends the other: a fault is thrown by the loop.
    for await (const part of pipeline(Readable.from(bytes()), createDeflateRaw(), () => {})) {
      entry.packed += (part as Buffer).length;
      yield part as Buffer;
    }
    const end = descriptor(entry);
    yield end;
    offset += header.length + entry.packed + end.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield directoryEnd(written.length, directory.length, offset);
}
