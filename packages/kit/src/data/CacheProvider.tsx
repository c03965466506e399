'use client';
import { isApiError } from '@telve/api';
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Cache, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { useRequired } from '../provider/required';
import { createReads, type Reads } from './reads';

const ReadsContext = createContext<Reads | null>(null);

export const useReads = (): Reads => useRequired(ReadsContext, 'useQuery');

/** Repeats of a failed read, after 2 and 4 seconds. */
const retries = 2;

/** Worth another try by itself: no answer came, or the server says that it is its own trouble. */
const isTransient = (error: unknown): boolean => isApiError(error) && (error.status === 0 || error.status >= 500);

/**
 * The complete configuration of the cache: given as a function, so that nothing of a host's own SWRConfig is inherited.
 * Nothing is fetched again because a window got focus: rows must not move under a finger, and versions guard writes.
 */
const configuration = (cache: Cache, later: Reads['later']): (() => SWRConfiguration) => {
  return () => ({
    provider: () => cache,
    revalidateOnFocus: false,
    revalidateOnReconnect: true,
    revalidateIfStale: true,
    refreshInterval: 0,
    dedupingInterval: 2000,
    loadingTimeout: 0,
    shouldRetryOnError: true,
    isPaused: () => false,
    onErrorRetry: (error, _key, _config, revalidate, { retryCount = 1 }) => {
      if (!isTransient(error) || retryCount > retries) return;
      later(() => void revalidate({ retryCount }), 1000 * 2 ** retryCount);
    },
  });
};

/** One cache for one identity: render it with the identity as `key`, and all that was read leaves with the user. */
export function CacheProvider({ children }: { children: ReactNode }) {
  const [{ value, connect }] = useState(() => {
    let reads: Reads | null = null;
    return {
      value: configuration(new Map() as Cache, (task, delay) => reads?.later(task, delay)),
      connect: (next: Reads) => {
        reads = next;
      },
    };
  });
  return (
    <SWRConfig value={value}>
      <ReadsProvider connect={connect}>{children}</ReadsProvider>
    </SWRConfig>
  );
}

function ReadsProvider({ connect, children }: { connect: (reads: Reads) => void; children: ReactNode }) {
  const { mutate, cache } = useSWRConfig();
  const reads = useMemo(() => {
    // Where the whole cache is gone there is nothing left to forget.
    const made = createReads({
      forget: (hash) => void mutate(hash).catch(() => {}),
      drop: (hash) => cache.delete(hash),
    });
    connect(made);
    return made;
  }, [mutate, cache, connect]);
  useEffect(() => () => reads.end(), [reads]);
  return <ReadsContext.Provider value={reads}>{children}</ReadsContext.Provider>;
}
