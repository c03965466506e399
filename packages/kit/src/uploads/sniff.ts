/** What a file holds, by its first bytes; `other` is everything that is none of these, an unreadable or empty one included. */
export type DocumentKind = 'jpeg' | 'png' | 'pdf' | 'heic' | 'other';

/** Bytes that are read: a PDF may have up to a kilobyte before its header. */
const HEAD = 1_024;

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Size of the first box of an ISO media file, its brands included. */
const boxSize = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);

function isHeic(bytes: Uint8Array): boolean {
  if (bytes.length < 12 || text(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(boxSize(bytes), bytes.length);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, at + 4));
  return brands.some((brand) => heicBrands.includes(brand));
}

/** What the first bytes of a file say it is, whatever its name says. */
export function kindOfBytes(bytes: Uint8Array): DocumentKind {
  if (startsWith(bytes, jpeg)) return 'jpeg';
  if (startsWith(bytes, png)) return 'png';
  if (isHeic(bytes)) return 'heic';
  return text(bytes, 0, HEAD).includes('%PDF-') ? 'pdf' : 'other';
}

/**
 * What a chosen file really is, so that a photograph of a phone (HEIC) or a renamed file is named before it is sent
 * (WIZ-54). The server judges for itself. Reads one kilobyte and never fails: a file that cannot be read is `other`.
 */
export async function sniffDocument(file: Blob): Promise<DocumentKind> {
  try {
    return kindOfBytes(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  } catch {
    return 'other';
  }
}
