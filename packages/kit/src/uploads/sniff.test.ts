import { describe, expect, it } from 'vitest';
import { type DocumentKind, sniffDocument } from './sniff';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const box = (size: number, brands: string) => bytes(`\0\0\0${String.fromCharCode(size)}ftyp${brands}`);

const files: [what: string, kind: DocumentKind, content: Uint8Array<ArrayBuffer>][] = [
  ['a JPEG of a camera', 'jpeg', bytes('\xff\xd8\xff\xe1..Exif')],
  ['a PNG', 'png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['a PDF', 'pdf', bytes('%PDF-1.7\n')],
  ['a PDF with a mark before its header', 'pdf', bytes('\xef\xbb\xbf\n%PDF-1.4\n')],
  ['a photograph of a phone', 'heic', box(24, 'heic\0\0\0\0mif1heic')],
  ['one that says it only among its compatible brands', 'heic', box(24, 'abcd\0\0\0\0mif1heic')],
  ['a video with the same container', 'other', box(20, 'isom\0\0\x02\0isom')],
  ['brands behind the end of their box', 'other', box(20, 'isom\0\0\x02\0isomheic')],
  ['a Word document', 'other', bytes('PK\x03\x04')],
  ['a web page', 'other', bytes('<!doctype html>')],
  ['nothing', 'other', bytes('')],
  ['half a signature', 'other', bytes('\x89PNG')],
  ['a PDF header further down than readers look', 'other', bytes(`${' '.repeat(1_024)}%PDF-1.7`)],
];

describe('sniffDocument', () => {
  it.each(files)('%s is %s, whatever its name says (WIZ-54)', async (_, kind, content) => {
    expect(await sniffDocument(new File([content], 'levha.jpg', { type: 'image/jpeg' }))).toBe(kind);
  });

  it('takes a file that went away since it was chosen for another kind', async () => {
    const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) };
    expect(await sniffDocument(gone as unknown as Blob)).toBe('other');
  });
});
