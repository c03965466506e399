import type { Clock } from '../session/clock';

/** Lets everything that waits for promises go on. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

export interface ManualClock extends Clock {
  /** Moves time on, running what falls due in order. */
  pass(ms: number): Promise<void>;
  /** Timers that wait. */
  pending(): number;
}

/** A clock that stands still until it is told. */
export const manualClock = (start = Date.UTC(2026, 0, 5, 9)): ManualClock => {
  let now = start;
  const timers = new Set<{ at: number; task: () => void }>();
  return {
    now: () => now,
    after: (ms, task) => {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass: async (ms) => {
      const end = now + ms;
      for (;;) {
        await settled();
        const next = [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.task();
      }
      now = end;
      await settled();
    },
    pending: () => timers.size,
  };
};
