import { Refusal } from '../http/errors';

export interface HashQueueOptions {
  /** Hashes computed at once; each takes a core and 19 MiB. */
  concurrency: number;
  /** Requests that may wait; one more is answered 503. */
  waiting: number;
}

/** Runs expensive work a few at a time and refuses what would wait too long. */
export interface HashQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Seconds after which a refused sign-in may be tried again. */
const retryAfter = 5;

export const createHashQueue = ({ concurrency, waiting }: HashQueueOptions): HashQueue => {
  let running = 0;
  const queue: (() => void)[] = [];

  const enter = (): Promise<void> | void => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal('service_unavailable', { retryAfter });
    return new Promise((resolve) => queue.push(resolve));
  };

  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
