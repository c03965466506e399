import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet, SheetError } from '@telve/sheets';
import { Refusal } from '../../../http/errors';
import type { Layout } from '../layout';
import { type LayoutName, layouts } from '../layouts';
import { type ReadAnswer, type ReadOrder, refusals } from './answers';
import { readRows } from './readRows';

/** Reads one file in this thread. What it stumbles over is a file that cannot be read, never a fault of the server. */
const read = async ({ path, name, layout, firstRow }: ReadOrder): Promise<ReadAnswer> => {
  try {
    const { rows } = await readSheet(await readFile(path), name);
    return { given: readRows(rows, layouts[layout as LayoutName] as Layout<object>, firstRow) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, ...(error.params && { params: error.params }) };
    if (error instanceof SheetError) return { refused: refusals[error.code], cause: error.message };
    throw error;
  }
};

parentPort?.postMessage(await read(workerData as ReadOrder));
