import type { Tag } from '@telve/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isTouched } from './keys';

/**
 * Lets cached reads be read again: those on screen now, the others when they are next shown.
 * With tags those that the tags touch, without all of them (a renewed session, D-07). Resolves when the visible ones are read.
 */
export const useInvalidate = (): ((tags?: readonly Tag[]) => Promise<void>) => {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (tags) => {
      if (tags?.length === 0) return;
      try {
        await mutate((key) => (tags ? isTouched(key, tags) : Array.isArray(key) && key[0] === 'telve'));
      } catch {
        // A failed read shows itself where it is used.
      }
    },
    [mutate],
  );
};
