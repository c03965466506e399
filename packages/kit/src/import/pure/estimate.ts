/** Progress of a sending. Times in milliseconds. */
export interface Pace {
  done: number;
  total: number;
  /** Rows that were there when it (re)started, and when that was. */
  startDone: number;
  startedAt: number;
}

/** Seconds that the rest will take at the pace so far; undefined before the first rows are through. */
export const secondsLeft = ({ done, total, startDone, startedAt }: Pace, now: number): number | undefined => {
  const moved = done - startDone;
  if (moved <= 0) return undefined;
  return Math.max(1, Math.ceil(((now - startedAt) / moved) * ((total - done) / 1000)));
};
