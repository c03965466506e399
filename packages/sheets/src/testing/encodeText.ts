import type { SheetEncoding } from '../types';

/** The letters that are lost in a wrong encoding. */
export const TURKISH = 'İĞŞÇÖÜığşçöü';

const pages = new TextDecoder('windows-1254');
const bytesOfPage = new Map(Array.from({ length: 256 }, (_, byte) => [pages.decode(Uint8Array.of(byte)), byte]));

const encoders: Record<SheetEncoding, (text: string) => Uint8Array> = {
  'utf-8': (text) => new TextEncoder().encode(text),
  'utf-16le': (text) => new Uint8Array(Buffer.from(text, 'utf16le')),
  'utf-16be': (text) => new Uint8Array(Buffer.from(text, 'utf16le').swap16()),
  'windows-1254': (text) => Uint8Array.from(text, (char) => bytesOfPage.get(char) ?? 0x3f),
};

/** A text's bytes; with a mark in front where the encoding has one. */
export const encodeText = (text: string, encoding: SheetEncoding, mark = false): Uint8Array =>
  encoders[encoding](mark && encoding !== 'windows-1254' ? `\uFEFF${text}` : text);
