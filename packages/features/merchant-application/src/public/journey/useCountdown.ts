import { useEffect, useState } from 'react';

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/**
 * Whole seconds until a moment, 0 from then on. Read from the clock each time, so that neither a throttled tab nor a
 * machine that slept makes it longer.
 * @param until milliseconds since 1970; null counts as over
 */
export const useCountdown = (until: number | null): number => {
  const [, tick] = useState(0);
  const left = until === null ? 0 : secondsUntil(until);

  useEffect(() => {
    if (until === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      tick((count) => count + 1);
      const rest = until - Date.now();
      // Wakes when the figure changes, not a second after the last time.
      if (rest > 0) timer = setTimeout(look, rest % 1000 || 1000);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
  return left;
};
