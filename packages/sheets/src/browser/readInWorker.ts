import { SheetError } from '../errors';
import { sheetLimits } from '../limits';
import { startWorker } from '../startWorker';
import type { ReadOptions, Sheet } from '../types';
import { askWorker } from './askWorker';

/** How to read a chosen file. */
export interface ReadInWorkerOptions extends ReadOptions {
  /** Ends the reading; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** How long reading may take, 20 if left out. The page's own thread, where it has to read, cannot be stopped. */
  seconds?: number;
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved, changed or withdrawn since it was chosen.
    throw new SheetError('unreadable');
  }
};

/**
 * Reads a chosen file without holding up the page: in a worker, or where none can be started in the page itself.
 *
 * @throws SheetError as `readSheet` does, and `limits` with `seconds` when it takes too long; the signal's reason when
 * it was aborted
 */
export async function readInWorker(
  file: File,
  { signal, seconds = 20, ...options }: ReadInWorkerOptions = {},
): Promise<Sheet> {
  signal?.throwIfAborted();
  const max = options.limits?.bytes ?? sheetLimits.bytes;
  if (file.size > max) throw new SheetError('limits', { limit: 'bytes', max });
  const bytes = await bytesOf(file);
  signal?.throwIfAborted();
  const worker = await startWorker(signal);
  if (signal?.aborted) worker?.terminate();
  signal?.throwIfAborted();
  if (worker) return askWorker(worker, { bytes, name: file.name, options }, { seconds, signal });
  const { readSheet } = await import('../readSheet');
  return readSheet(bytes, file.name, options);
}
