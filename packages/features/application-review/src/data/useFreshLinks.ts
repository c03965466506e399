import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Links are good for five minutes (D-51). */
const everyMs = 4 * 60_000;

/** Reads the record again before its links end, while the page is looked at. */
export const useFreshLinks = (reload: () => Promise<void>): void => {
  const latest = useLatest(reload);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [latest]);
};
