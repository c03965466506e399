/** Time as the session sees it; tests bring their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs a task after `ms` milliseconds. Answers a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    // Longer waits overflow the timer's 32 bits and would fire at once.
    const timer = setTimeout(task, Math.min(ms, 2_147_483_647));
    return () => clearTimeout(timer);
  },
};

/** A promise for a moment `ms` milliseconds from now. */
export const wait = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(ms, resolve);
  });
