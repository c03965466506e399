import type { WorkerAnswer } from './browser/messages';

/** How long a worker may take to say that it runs; after that the page itself reads. */
const startMs = 5_000;

const create = (): Worker => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

/**
 * A worker that runs, or undefined where none can: no workers at all, a policy or an address that forbids them, a
 * bundler that left the file out.
 */
export function startWorker(signal?: AbortSignal): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = create();
    } catch {
      resolve(undefined);
      return;
    }
    const settle = (running: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', fail);
      worker.onmessage = null;
      worker.onerror = null;
      if (!running) worker.terminate();
      resolve(running ? worker : undefined);
    };
    const fail = () => settle(false);
    const timer = setTimeout(fail, startMs);
    signal?.addEventListener('abort', fail);
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => settle(data.kind === 'ready');
    worker.onerror = fail;
  });
}
