import { useEffect, useState } from 'react';

type Drawings = typeof import('../drawing/drawings');

/** Kept for the charts to come: they draw at once. */
let loaded: Drawings | undefined;

export interface LateDrawings {
  drawings: Drawings | undefined;
  failed: boolean;
  /** Loads again after a failure. */
  retry: () => void;
}

/** The code that draws, loaded once it is wanted. */
export const useDrawings = (wanted: boolean): LateDrawings => {
  const [drawings, setDrawings] = useState<Drawings>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed || drawings) return;
    let current = true;
    const take = (value: Drawings) => {
      loaded = value;
      if (current) setDrawings(value);
    };
    if (loaded) take(loaded);
    else import('../drawing/drawings').then(take, () => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [wanted, failed, drawings]);
  return { drawings, failed, retry: () => setFailed(false) };
};
