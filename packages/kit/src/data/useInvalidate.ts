import type { Entry, Tag } from '@telve/api';
import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useReads } from './CacheProvider';
import { isRead, isTouched, type ReadKey } from './keys';

/**
 * Lets cached reads be read again: those on screen now, the others when they are next shown; their old answers are gone,
 * so that none is shown after the write that changed it, not even of a lookup.
 * With tags those that the tags touch, without all of them (a renewed session, D-07). Resolves when the visible ones are read.
 * `ended` is a read of what is no more: nobody asks for it again.
 */
export const useInvalidate = (): ((tags?: readonly Tag[], ended?: Pick<Entry, 'id'>) => Promise<void>) => {
  const { mutate, cache } = useSWRConfig();
  const reads = useReads();
  return useCallback(
    async (tags, ended) => {
      if (tags?.length === 0) return;
      const unseen: string[] = [];
      const isStale = (key: unknown) => {
        if (tags ? !isTouched(key, tags) : !isRead(key)) return false;
        if (ended && (key as ReadKey)[1] === ended.id) return false;
        const hash = unstable_serialize(key as ReadKey);
        if (!reads.isViewed(hash)) unseen.push(hash);
        return true;
      };
      try {
        const done = mutate(isStale);
        // After the mutation, which finds what it forgets in the cache.
        for (const hash of unseen) cache.delete(hash);
        await done;
      } catch {
        // A failed read shows itself where it is used.
      }
    },
    [mutate, cache, reads],
  );
};
