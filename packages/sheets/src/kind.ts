import { SheetError } from './errors';
import type { SheetType } from './types';

/** What the first bytes say a file is. */
export type ContentKind = 'zip' | 'ole' | 'biff' | 'html' | 'xml' | 'pdf' | 'image' | 'archive' | 'text';

const signatures: readonly [ContentKind, readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // Excel 2 to 4 wrote the records of a sheet without a container around them.
  ['biff', [0x09, 0x00, 0x04, 0x00]],
  ['biff', [0x09, 0x02, 0x06, 0x00]],
  ['biff', [0x09, 0x04, 0x06, 0x00]],
  ['biff', [0x09, 0x08]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
];

/** The beginning as text in any encoding that has ASCII letters. */
const beginning = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, 1_024).filter((byte) => byte > 0 && byte < 0x80)).trimStart();

/** What a file is by its first bytes; what is nothing else is text. */
export function contentKind(bytes: Uint8Array): ContentKind {
  const found = signatures.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (found) return found[0];
  const start = beginning(bytes);
  if (/^(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?<(!doctype html|html|head|meta|body|table|style|div)\b/is.test(start)) {
    return 'html';
  }
  return /^<\?xml\b/i.test(start) ? 'xml' : 'text';
}

const contents: Readonly<Record<SheetType, readonly ContentKind[]>> = {
  csv: ['text'],
  // What is encrypted lies in an OLE container, whatever it was.
  xlsx: ['zip', 'ole'],
  xls: ['ole', 'biff'],
};

const isSheetType = (extension: string): extension is SheetType => Object.hasOwn(contents, extension);

/** The type that a file's name claims. @throws SheetError `type` */
export function claimedType(name: string): SheetType {
  const extension = /\.([^./\\]*)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  if (!isSheetType(extension)) throw new SheetError('type', { extension });
  return extension;
}

/** What the content is, where it fits the claimed type. @throws SheetError `type` with what it really is */
export function fittingContent(bytes: Uint8Array, type: SheetType): ContentKind {
  const content = contentKind(bytes);
  if (!contents[type].includes(content)) throw new SheetError('type', { extension: type, content });
  return content;
}
