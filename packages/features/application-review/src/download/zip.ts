/** One file of an archive. */
export interface ZipFile {
  /** Unique in the archive; any letters. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** A record of the format: pairs of a number and its width in bytes, little end first. */
const record = (...parts: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of parts) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
};

const version = 20;
const utf8Names = 0x0800;
/** 1 January 1980: the format's first day, for files without a date of their own. */
const noDate = 0x0021;

/**
 * Files in one archive, stored as they are: scans and photographs do not get smaller. For a few files of together less than
 * 4 GB.
 */
export const zipOf = (files: readonly ZipFile[]): Blob => {
  const body: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name);
    const size = bytes.length;
    const shared = [
      [version, 2],
      [utf8Names, 2],
      [0, 2],
      [0, 2],
      [noDate, 2],
      [crcOf(bytes), 4],
      [size, 4],
      [size, 4],
      [title.length, 2],
      [0, 2],
    ] as const;
    const at = sizeOf(body);
    body.push(record([0x04034b50, 4], ...shared), title, bytes);
    directory.push(record([0x02014b50, 4], [version, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), title);
  }
  const count = files.length;
  const end = [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [sizeOf(directory), 4],
    [sizeOf(body), 4],
    [0, 2],
  ] as const;
  return new Blob([...body, ...directory, record([0x06054b50, 4], ...end)], { type: 'application/zip' });
};
