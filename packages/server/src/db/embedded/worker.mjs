// Runs the embedded engine off the main thread. Plain JavaScript, so that it starts alike from source and from dist.
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** @typedef {{ dataDir?: string, snapshot?: string }} Start */

const { dataDir, snapshot } = /** @type {Start} */ (workerData);

const engine = await PGlite.create({
  dataDir: dataDir ?? 'memory://',
  extensions: { pg_trgm },
  // Small files of the write-ahead log: a new directory is 15 MB less to write.
  initDbStartParams: ['--wal-segsize=1'],
  ...(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {}),
});

const owner = 'postgres';
/** Named, since `default` does not lead back to the owner here. */
const become = (/** @type {string} */ role) => engine.exec(`set session authorization ${role}`);

/**
 * Bytes of the wire protocol in, bytes out. Streamed: the engine's other ways also read each answer and keep what they read
 * until a query of their own.
 * @param {Uint8Array} bytes
 */
const answerOf = async (bytes) => {
  /** @type {Uint8Array[]} */
  const parts = [];
  await engine.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  const answer = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
};

/** What the main thread may ask, one at a time and in order. */
const tasks = {
  protocol: answerOf,
  /** A new connection begins where a new session would, as `role` when one is given. */
  reset: async (/** @type {string | undefined} */ role) => {
    await engine.exec('rollback');
    await engine.exec('discard all');
    await engine.exec("set timezone to 'UTC'");
    await become(role ?? owner);
  },
  /** What an autovacuum would do; only the owner may. The session goes on as `role`. */
  maintain: async (/** @type {string} */ role) => {
    await become(owner);
    try {
      await engine.exec('vacuum (analyze)');
    } finally {
      await become(role);
    }
  },
  /** Writes everything to one archive, which is opened sooner when nothing is left to replay. */
  dump: async (/** @type {string} */ file) => {
    await become(owner);
    await engine.exec('checkpoint');
    const archive = await engine.dumpDataDir('gzip');
    await writeFile(file, new Uint8Array(await archive.arrayBuffer()));
  },
  close: () => engine.close(),
};

let queue = Promise.resolve();
parentPort?.on('message', ({ id, task, input }) => {
  queue = queue.then(async () => {
    try {
      parentPort?.postMessage({ id, output: await tasks[/** @type {keyof typeof tasks} */ (task)](input) });
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
});
parentPort?.postMessage({ ready: true });
