import { Worker } from 'node:worker_threads';
import { importBytesMax } from '@telve/api';
import { Refusal } from '../../../http/errors';
import type { UploadedFile } from '../../../http/uploaded-file';
import { createHashQueue } from '../../../security/hash-queue';
import type { InputOf, LayoutName } from '../layouts';
import type { GivenRows } from '../types';
import type { ReadAnswer, ReadOrder } from './answers';

/** Reads uploaded spreadsheets. */
export interface ImportReader {
  /**
   * The rows of a file, checked cell by cell.
   *
   * @param layout what the file's rows are
   * @param firstRow line of its first row in the file of which it is a part
   * @throws Refusal with one of the import codes, or `service_unavailable` when too many wait
   */
  read<Name extends LayoutName>(file: UploadedFile, layout: Name, firstRow?: number): Promise<GivenRows<InputOf<Name>>>;
}

export interface ReaderLimits {
  /** Milliseconds a file may take. */
  patience: number;
  /** Megabytes of a thread's memory. */
  memory: number;
}

const usual: ReaderLimits = { patience: 20_000, memory: 256 };

const fromSource = import.meta.url.endsWith('.ts');

/** The thread's program, and what Node must know to run it. */
const program = fromSource
  ? { url: new URL('./source-worker.mjs', import.meta.url), execArgv: ['--conditions=source'] }
  : { url: new URL('./sheet-worker.mjs', import.meta.url), execArgv: [] };

const start = (order: ReadOrder, { memory }: ReaderLimits): Worker =>
  new Worker(program.url, {
    workerData: order,
    execArgv: program.execArgv,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });

/** A thread that came to nothing met a file that is too much for it, or one that is broken. */
const failed = (error: unknown): Refusal => {
  const isFull = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return new Refusal(isFull ? 'import_limits' : 'import_unreadable', { cause: error });
};

/** One file, one thread: what a hostile file leaves behind ends with it. */
const readInThread = async (order: ReadOrder, limits: ReaderLimits): Promise<ReadAnswer> => {
  const worker = start(order, limits);
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadAnswer>((resolve, reject) => {
      late = setTimeout(() => reject(new Refusal('import_limits')), limits.patience);
      worker.once('message', resolve);
      worker.once('error', (error) => reject(failed(error)));
      worker.once('exit', () => reject(failed(new Error('the thread ended without an answer'))));
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
};

/** Reads at most two files at once, each in a thread of its own, so that no file holds up the server. */
export const createImportReader = (limits: ReaderLimits = usual): ImportReader => {
  const queue = createHashQueue({ concurrency: 2, waiting: 64 });
  return {
    read: async ({ path, name, size }, layout, firstRow) => {
      if (size > importBytesMax) throw new Refusal('import_limits');
      const answer = await queue.run(() => readInThread({ path, name, layout, firstRow }, limits));
      if ('given' in answer) return answer.given as GivenRows<InputOf<typeof layout>>;
      throw new Refusal(answer.refused, {
        ...(answer.params && { params: answer.params }),
        ...(answer.cause !== undefined && { cause: answer.cause }),
      });
    },
  };
};
