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

/** An address may hold anything: what cannot be decoded is meant letter by letter. */
export const idInHash = (hash: string): string => {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

/** Scrolls there; false while the page is too short for it, or the place is not drawn. */
const reach = (kept: number | undefined, hash: string): boolean => {
  if (kept === undefined) {
    const target = document.getElementById(idInHash(hash));
    target?.scrollIntoView();
    return target !== null;
  }
  window.scrollTo(0, kept);
  return Math.abs(window.scrollY - kept) <= 1;
};

/** Signs that somebody moves the page himself. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Tries again as rows arrive and the page grows, until it is reached or somebody moves. Returns how to stop. */
const reachLater = (kept: number | undefined, hash: string, onEnd: () => void): (() => void) => {
  const stop = () => {
    growth.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const growth = new ResizeObserver(() => {
    if (reach(kept, hash)) end();
  });
  growth.observe(document.body);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  return stop;
};

/**
 * A new page begins at its top, Back and a reload show what was seen last, a change of the query stays where it is. The
 * browser does not do it: it would scroll before the page is there.
 */
export const useScroll = ({ location, keepsScroll }: Place): void => {
  const positions = useRef<Map<string, number>>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      storage.set(key, JSON.stringify([...(positions.current ?? [])].slice(-most)));
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const kept = positions.current.get(location.key);
    const isSought = kept !== undefined || location.hash !== '';
    if (!isSought && !keepsScroll) window.scrollTo(0, 0);
    let isReached = !isSought || reach(kept, location.hash);
    const stop = isReached ? undefined : reachLater(kept, location.hash, () => (isReached = true));
    // What a page that is still too short shows is no position of anybody's.
    const remember = () => isReached && positions.current?.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [location, keepsScroll]);
};
