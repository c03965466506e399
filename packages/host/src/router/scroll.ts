import { browserStorage } from '@telve/api';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Place } from './history';

const key = 'telve.scroll';
const storage = browserStorage({ area: 'session' });

const readPositions = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(storage.get(key) ?? '[]'));
  } catch {
    return new Map();
  }
};

/** Entries of the history whose position is remembered. */
const most = 50;

/**
 * A new page begins at its top, Back and a reload show what was seen last, a change of the query stays where it is. The
 * browser does not do it: it would scroll before the page is there.
 */
export const useScroll = ({ location, keepsScroll }: Place): void => {
  const positions = useRef<Map<string, number>>(undefined);
  const shown = useRef(location.key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      positions.current?.set(shown.current, window.scrollY);
      storage.set(key, JSON.stringify([...(positions.current ?? [])].slice(-most)));
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    shown.current = location.key;
    const kept = positions.current.get(location.key);
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
    const remember = () => positions.current?.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location, keepsScroll]);
};
