/** Running reads of one cache: who looks at them, and how to stop those that nobody waits for any more. */
export interface Reads {
  /** Starts a read. One that was stopped ends without an answer, so its abort is never shown as an error. */
  run<P>(hash: string, start: (signal: AbortSignal) => Promise<P>): Promise<P>;
  /** Counts a viewer; answers how it leaves. After the last one a running read is stopped, and a `passing` answer dropped. */
  enter(hash: string, passing?: boolean): () => void;
  /** True while somebody looks at the answer. */
  isViewed(hash: string): boolean;
  /** Tries again later unless the cache ends before. `delay` in milliseconds. */
  later(task: () => void, delay: number): void;
  /** Gives up what was to be tried again. Running reads end with their viewers. */
  end(): void;
}

export interface ReadsCache {
  /** Called for each read that was stopped, so that the next viewer starts a new one and its end changes nothing. */
  forget(hash: string): void;
  /** Called for an answer that nobody will look at again. */
  drop(hash: string): void;
}

export const createReads = ({ forget, drop }: ReadsCache): Reads => {
  const running = new Map<string, { controller: AbortController; end: () => void }>();
  const viewers = new Map<string, number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const stop = (hash: string) => {
    const read = running.get(hash);
    if (!read) return;
    running.delete(hash);
    read.controller.abort();
    forget(hash);
    read.end();
  };

  return {
    later(task, delay) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        task();
      }, delay);
      timers.add(timer);
    },
    run<P>(hash: string, start: (signal: AbortSignal) => Promise<P>) {
      const controller = new AbortController();
      return new Promise<P>((resolve, reject) => {
        // Whoever waits for the read, e.g. to read again later, goes on.
        const read = { controller, end: () => resolve(undefined as P) };
        running.set(hash, read);
        const settle =
          <V>(done: (value: V) => void) =>
          (value: V) => {
            if (running.get(hash) === read) running.delete(hash);
            if (!controller.signal.aborted) done(value);
          };
        start(controller.signal).then(settle(resolve), settle(reject));
      });
    },
    isViewed: (hash) => viewers.has(hash),
    enter(hash, passing = false) {
      viewers.set(hash, (viewers.get(hash) ?? 0) + 1);
      return () => {
        const left = (viewers.get(hash) ?? 1) - 1;
        if (left > 0) {
          viewers.set(hash, left);
          return;
        }
        viewers.delete(hash);
        // A remount in the same turn (React's strict mode, a moved subtree) takes the running read over.
        setTimeout(() => {
          if (viewers.has(hash)) return;
          stop(hash);
          if (passing) drop(hash);
        }, 0);
      };
    },
    end() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
};
