import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref callback for two refs: ours and the caller's. */
export function useMergedRef<T>(own: { current: T | null }, outer: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof outer === 'function') outer(node);
      else if (outer) (outer as { current: T | null }).current = node;
    },
    [own, outer],
  );
}
