import { SheetError } from './errors';
import { claimedType, fittingContent } from './kind';
import { type SheetLimits, sheetLimits } from './limits';
import { readText } from './text/readText';
import type { ReadOptions, Sheet } from './types';

/**
 * Reads the first visible sheet of a file that is not empty.
 *
 * The type follows from name and content together. Nothing outside the file is read, nothing in it is run. A reader for
 * workbooks is loaded when the first xlsx or xls comes.
 *
 * @param bytes the whole file
 * @param name its name, for the extension
 * @throws SheetError; nothing else
 */
export async function readSheet(bytes: Uint8Array, name: string, options: ReadOptions = {}): Promise<Sheet> {
  const limits: SheetLimits = { ...sheetLimits, ...options.limits };
  const type = claimedType(name);
  if (bytes.length === 0) throw new SheetError('empty');
  if (bytes.length > limits.bytes) throw new SheetError('limits', { limit: 'bytes', max: limits.bytes });
  const content = fittingContent(bytes, type);
  if (type === 'csv') return readText(bytes, limits, options);
  const { readWorkbook } = await import('./book/readWorkbook');
  return readWorkbook(bytes, { type, content, limits });
}
