import { SheetError } from '../errors';
import type { SheetType } from '../types';
import type { Container } from './library';

const record = { boundSheet: 0x85, filePass: 0x2f, end: 0x0a };
const begins: readonly number[] = [0x0009, 0x0209, 0x0409, 0x0809];

/** The most bytes of one record; longer content goes on in further ones. */
const LONGEST = 8_228;

/** Kind of a sheet in its record: 1 is a sheet of Excel 4 macros, 6 a module. */
const isMacroSheet = (kind: number): boolean => kind === 1 || kind === 6;

/**
 * Walks over the records of a workbook. One whose records do not follow one another to the end is not read in part.
 * @throws SheetError `encrypted`, `macros`, `unreadable`
 */
export function checkRecords(stream: ArrayLike<number>): void {
  const at16 = (at: number): number => (stream[at] ?? 0) | ((stream[at + 1] ?? 0) << 8);
  let depth = 0;
  let next = 0;
  for (let at = 0; at + 4 <= stream.length; at = next) {
    const id = at16(at);
    const length = at16(at + 2);
    // What stands after the last sheet is not read.
    if (depth === 0 && !begins.includes(id)) return;
    next = at + 4 + length;
    if (length > LONGEST || next > stream.length) throw new SheetError('unreadable');
    if (id === record.filePass) throw new SheetError('encrypted');
    if (id === record.boundSheet && isMacroSheet(stream[at + 9] ?? 0)) throw new SheetError('macros');
    if (begins.includes(id)) depth += 1;
    if (id === record.end) depth -= 1;
  }
  if (depth > 0) throw new SheetError('unreadable');
}

/**
 * The records of the workbook in an OLE container, checked. What else the container holds (properties, pictures) is left
 * out: the library would read it too, and a damaged count among the properties makes it allocate without end.
 * @throws SheetError `type`, `encrypted`, `macros`, `unreadable`
 */
export function workbookStream({ FullPaths, FileIndex }: Container, type: SheetType): Uint8Array {
  const has = (name: RegExp): boolean => FullPaths.some((path) => name.test(path));
  if (has(/\/(EncryptedPackage|EncryptionInfo)$/i)) throw new SheetError('encrypted');
  if (type !== 'xls') throw new SheetError('type', { extension: type, content: 'xls' });
  if (has(/\/(_VBA_PROJECT_CUR|VBA|Macros)\//i)) throw new SheetError('macros');
  // A file that two versions can read holds both; the newer one comes first.
  const streams = [/^[^/]*\/workbook$/i, /^[^/]*\/book$/i].map((name) => {
    const index = FullPaths.findIndex((path) => name.test(path));
    return FileIndex[index]?.content;
  });
  const stream = streams.find((content) => content !== undefined && content.length > 0);
  if (!stream) throw new SheetError('type', { extension: type, content: 'ole' });
  const bytes = Uint8Array.from(stream);
  checkRecords(bytes);
  return bytes;
}
