import { type RefObject, useRef } from 'react';

/**
 * The newest value behind a reference that never changes, for callbacks that must stay stable.
 * Written while rendering, because children may call such a callback before effects run.
 */
export const useLatest = <V>(value: V): RefObject<V> => {
  const latest = useRef(value);
  latest.current = value;
  return latest;
};
