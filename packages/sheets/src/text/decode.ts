import { SheetError } from '../errors';
import type { SheetEncoding } from '../types';

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const markedEncoding = (bytes: Uint8Array): SheetEncoding | undefined => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return undefined;
};

/** UTF-16 shows in its NULs: Latin letters have theirs in every other byte, always on the same side. */
const pairedEncoding = (bytes: Uint8Array): SheetEncoding | undefined => {
  if (bytes.length % 2 !== 0) return undefined;
  const sample = bytes.subarray(0, 4_096);
  const nuls = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nuls;
  const some = sample.length / 10;
  if (odd > some && even === 0) return 'utf-16le';
  return even > some && odd === 0 ? 'utf-16be' : undefined;
};

const decodeAs = (bytes: Uint8Array, encoding: SheetEncoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

// Every control character but tab and line ends, and the sign that stands where a letter was lost.
const notText = /[^\P{Cc}\t\n\r]|\uFFFD/u;

/** Recognised by mark, by the NULs of UTF-16, as valid UTF-8; what is none of these is Turkish Windows text. */
const recognise = (bytes: Uint8Array): [SheetEncoding, string | undefined] => {
  const certain = markedEncoding(bytes) ?? pairedEncoding(bytes);
  if (certain) return [certain, decodeAs(bytes, certain)];
  const text = decodeAs(bytes, 'utf-8');
  return text === undefined ? ['windows-1254', decodeAs(bytes, 'windows-1254')] : ['utf-8', text];
};

/**
 * The text of a file.
 * @param chosen what somebody said the encoding is; left out, it is recognised
 * @throws SheetError `encoding` when letters are lost or what comes out is no text
 */
export function decodeText(bytes: Uint8Array, chosen?: SheetEncoding): { text: string; encoding: SheetEncoding } {
  const [encoding, text] = chosen ? ([chosen, decodeAs(bytes, chosen)] as const) : recognise(bytes);
  if (text === undefined || notText.test(text)) throw new SheetError('encoding', { encoding });
  return { text, encoding };
}
