import { Worker } from 'node:worker_threads';

/** Where the embedded engine starts from. */
export interface EngineStart {
  /** Directory of the files; in memory when absent. */
  dataDir?: string;
  /** Archive that fills a new directory or memory. */
  snapshot?: string;
}

/** The embedded engine in its worker thread. Requests are answered one at a time, in order. */
export interface Engine {
  /** Bytes of PostgreSQL's wire protocol in, bytes out. */
  protocol(bytes: Uint8Array): Promise<Uint8Array>;
  /** Begins a new session, as `role` when one is given. */
  reset(role?: string): Promise<void>;
  /** Reclaims space and refreshes the planner's figures; the session goes on as `role`. */
  maintain(role: string): Promise<void>;
  /** Writes everything to one archive. */
  dump(file: string): Promise<void>;
  /** Shuts the engine down cleanly and ends the thread. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Starts the engine.
 * @throws when the files cannot be opened.
 */
export async function startEngine(start: EngineStart): Promise<Engine> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: start, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let dead: Error | undefined;
  const fail = (error: Error): void => {
    dead ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let last = 0;
  const ask = <T>(task: string, input?: unknown): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (dead) return reject(dead);
      last += 1;
      waiting.set(last, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ id: last, task, input });
    });

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the embedded database has stopped')));
  worker.on('message', ({ id, output, error }: { id: number; output: unknown; error?: string }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(output);
    else asked?.reject(new Error(error));
  });
  return {
    protocol: (bytes) => ask('protocol', bytes),
    reset: (role) => ask('reset', role),
    maintain: (role) => ask('maintain', role),
    dump: (file) => ask('dump', file),
    close: async () => {
      await ask('close');
      await worker.terminate();
    },
  };
}
