import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../zip/crc32';

/** A part to be zipped; a pair may come twice with one name. */
export type PartList = readonly (readonly [name: string, content: string | Uint8Array])[];

const bytesOf = (content: string | Uint8Array): Buffer => Buffer.from(content as string);

function header(length: number, ...fields: readonly (readonly [at: number, size: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [at, size, value] of fields) bytes.writeUIntLE(value, at, size);
  return bytes;
}

/** A zip of these parts. `claimed` is what it says about the unpacked size of each. */
export function zipOf(parts: PartList, { claimed }: { claimed?: number } = {}): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of parts) {
    const plain = bytesOf(content);
    const packed = deflateRawSync(plain);
    const label = Buffer.from(name);
    const size = claimed ?? plain.length;
    const common = [8, crc32(plain), packed.length, size, label.length] as const;
    const local = header(
      30,
      [0, 4, 0x04034b50],
      [4, 2, 20],
      [8, 2, common[0]],
      [14, 4, common[1]],
      [18, 4, common[2]],
      [22, 4, size],
      [26, 2, label.length],
    );
    directory.push(
      header(
        46,
        [0, 4, 0x02014b50],
        [4, 2, 20],
        [6, 2, 20],
        [10, 2, common[0]],
        [16, 4, common[1]],
        [20, 4, common[2]],
        [24, 4, size],
        [28, 2, label.length],
        [42, 4, at],
      ),
      label,
    );
    locals.push(local, label, packed);
    at += local.length + label.length + packed.length;
  }
  const length = directory.reduce((sum, one) => sum + one.length, 0);
  const end = header(22, [0, 4, 0x06054b50], [8, 2, parts.length], [10, 2, parts.length], [12, 4, length], [16, 4, at]);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}
