export { type ReadInWorkerOptions, readInWorker } from './browser/readInWorker';
export { SheetError, type SheetErrorCode, type SheetErrorParams } from './errors';
export { type SheetLimits, sheetLimits } from './limits';
export type { ReadOptions, Sheet, SheetCell, SheetDelimiter, SheetEncoding, SheetType } from './types';
