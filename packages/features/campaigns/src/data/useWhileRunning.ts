import { useEffect, useRef } from 'react';

/** Between two looks at codes that are being made, in milliseconds. */
export const progressPause = 2000;

/**
 * Reads again as long as something runs: each time a pause after the last answer, and not while the page is out of sight.
 * @param running whether something runs
 * @param reload resolves when it has read, and never rejects
 */
export const useWhileRunning = (running: boolean, reload: () => Promise<void>): void => {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const next = () => {
      timer = setTimeout(async () => {
        if (document.visibilityState !== 'hidden') await latest.current();
        if (!over) next();
      }, progressPause);
    };
    next();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [running]);
};
