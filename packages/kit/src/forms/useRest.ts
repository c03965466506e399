import { useCallback, useEffect, useMemo, useRef } from 'react';

/** How long nothing is typed before work that waits for it begins, in milliseconds: longer than between fast keystrokes. */
const rest = 100;

/** Work that waits until typing rests. */
export interface Rest {
  /** Does the work after a rest; asked again before, after the rest that follows that. */
  after: (work: () => void) => void;
  /** Forgets what waits. */
  cancel: () => void;
}

/** Keeps work that a keystroke asks for out of the keystroke: it is painted first, and many together do the work once. */
export const useRest = (): Rest => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  return useMemo(
    () => ({
      cancel,
      after: (work) => {
        cancel();
        timer.current = setTimeout(work, rest);
      },
    }),
    [cancel],
  );
};
