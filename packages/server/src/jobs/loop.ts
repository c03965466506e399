/** Work that is done again and again while the server runs. */
export interface Loop {
  /** Does the work now (or right after the run in progress) instead of waiting. */
  wake(): void;
  /** Starts no further run and waits for the one in progress. */
  stop(): Promise<void>;
}

/**
 * Runs `work` at once and then `pauseMs` after each end. An error is reported and ends nothing: the next run tries
 * again.
 */
export function startLoop(work: () => Promise<unknown>, pauseMs: number, onError: (error: unknown) => void): Loop {
  let stopped = false;
  let wakeUp = (): void => {};
  let woken = false;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, woken ? 0 : pauseMs);
      timer.unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    while (!stopped) {
      woken = false;
      await work().catch(onError);
      if (!stopped) await pause();
    }
  };
  const running = run();
  return {
    wake: () => {
      woken = true;
      wakeUp();
    },
    stop: () => {
      stopped = true;
      wakeUp();
      return running;
    },
  };
}
