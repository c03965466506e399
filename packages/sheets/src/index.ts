export { SheetError, type SheetErrorCode, type SheetErrorParams } from './errors';
export { type SheetLimits, sheetLimits } from './limits';
export { readSheet } from './readSheet';
export type { ReadOptions, Sheet, SheetCell, SheetDelimiter, SheetEncoding, SheetType } from './types';
