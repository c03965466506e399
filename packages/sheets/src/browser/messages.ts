import type { SheetErrorCode, SheetErrorParams } from '../errors';
import type { ReadOptions, Sheet } from '../types';

/** What the page hands to its worker. */
export interface ReadRequest {
  bytes: Uint8Array;
  name: string;
  options: ReadOptions;
}

/**
 * What the worker says: `ready` when it runs, `started` when all it needs is loaded, then how it ended. Without a code
 * something other than the file was wrong.
 */
export type WorkerAnswer =
  | { kind: 'ready' | 'started' }
  | { kind: 'read'; sheet: Sheet }
  | { kind: 'failed'; code?: SheetErrorCode; params?: SheetErrorParams; message: string };
