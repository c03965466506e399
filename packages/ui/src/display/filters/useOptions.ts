import { useEffect, useState } from 'react';
import { narrow } from './filterState';
import type { Filter, FilterOption } from './types';

const debounce = 300;

export interface Options {
  options: readonly FilterOption[];
  status: 'ready' | 'loading' | 'failed';
  retry: () => void;
}

/** The options of a filter for a query: narrowed here, or loaded 300 ms after the last key. An older answer never replaces a newer one. */
export function useOptions({ options, load }: Filter, query: string): Options {
  const [remote, setRemote] = useState<Pick<Options, 'options' | 'status'>>({ options: [], status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (!load) return;
    const abort = new AbortController();
    setRemote((before) => ({ ...before, status: 'loading' }));
    const timer = setTimeout(
      () =>
        load(query.trim(), abort.signal).then(
          (found) => !abort.signal.aborted && setRemote({ options: found, status: 'ready' }),
          () => !abort.signal.aborted && setRemote({ options: [], status: 'failed' }),
        ),
      query ? debounce : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [load, query, attempt]);

  if (!load) return { options: narrow(options ?? [], query), status: 'ready', retry: () => {} };
  return { ...remote, retry: () => setAttempt((count) => count + 1) };
}
