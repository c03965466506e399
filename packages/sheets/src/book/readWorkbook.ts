import type { WorkBook } from '@e965/xlsx';
import { SheetError } from '../errors';
import type { ContentKind } from '../kind';
import type { SheetLimits } from '../limits';
import type { Sheet, SheetType } from '../types';
import { readPackage } from '../zip/readPackage';
import { readCells } from './cells';
import { usualCodePage } from './codePages';
import { type Library, loadLibrary } from './library';
import { checkRecords, workbookStream } from './ole';

interface Task {
  type: SheetType;
  content: ContentKind;
  limits: SheetLimits;
}

const readOptions = {
  type: 'array',
  dense: true,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  cellFormula: false,
  codepage: usualCodePage,
  nodim: true,
};

/** The checked parts as a new zip, unpacked: what is read is exactly what was looked at. */
async function checkedPackage(bytes: Uint8Array, limits: SheetLimits, { containers }: Library): Promise<Uint8Array> {
  const checked = containers.utils.cfb_new();
  for (const { name, content } of await readPackage(bytes, limits)) {
    containers.utils.cfb_add(checked, name, content, { unsafe: true });
  }
  return containers.write(checked, { type: 'array', fileType: 'zip' });
}

async function checkedBytes(bytes: Uint8Array, { type, content, limits }: Task, library: Library) {
  if (content === 'zip') return checkedPackage(bytes, limits, library);
  if (content === 'ole') return workbookStream(library.containers.read(bytes, { type: 'array' }), type);
  checkRecords(bytes);
  return bytes;
}

function firstSheet(book: WorkBook, type: SheetType, limits: SheetLimits): Sheet {
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  for (const [index, sheetName] of book.SheetNames.entries()) {
    if (book.Workbook?.Sheets?.[index]?.Hidden) continue;
    const sheet = Object.hasOwn(book.Sheets, sheetName) ? book.Sheets[sheetName] : undefined;
    if (!sheet) throw new SheetError('unreadable');
    if ((sheet['!type'] as string | undefined) === 'macro') throw new SheetError('macros');
    const rows = readCells(sheet, from1904, limits);
    if (rows.length > 0) return { type, encoding: null, delimiter: null, rows, sheetName };
  }
  throw new SheetError('empty');
}

/**
 * Reads an xlsx or xls.
 * @throws SheetError; whatever the library stumbles over is `unreadable`
 */
export async function readWorkbook(bytes: Uint8Array, task: Task): Promise<Sheet> {
  const library = await loadLibrary();
  try {
    const book = library.read(await checkedBytes(bytes, task, library), readOptions);
    return firstSheet(book, task.type, task.limits);
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable');
  }
}
