/** Tells whoever runs jobs that one is due now, so that it need not wait for the next look. */
export interface Bell {
  ring(): void;
  /** Runs `work` at each ring from now on. */
  listen(work: () => void): void;
}

/** A bell of this process; other processes find the job at their next look. */
export const createBell = (): Bell => {
  const listeners: (() => void)[] = [];
  return {
    ring: () => {
      for (const work of listeners) work();
    },
    listen: (work) => void listeners.push(work),
  };
};
