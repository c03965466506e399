import { useEffect, useRef } from 'react';

/** Links are good for five minutes (D-51). */
const everyMs = 4 * 60_000;

/** Reads a record again before the links of its documents end, while the page is looked at. */
export const useFreshLinks = (reload: () => Promise<void>): void => {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void latest.current(), everyMs);
    return () => clearInterval(timer);
  }, []);
};
