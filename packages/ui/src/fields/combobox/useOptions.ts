import { includesTr } from '@telve/locale';
import { useEffect, useMemo, useState } from 'react';
import type { Option } from '../types';

/** Finds the options for a typed text. Told by the signal that nobody waits any more; a rejection offers to try again. */
export type LoadOptions<Value extends string = string> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option<Value>[]>;

export interface OptionSource<Value extends string> {
  /** All options, filtered here. Ignored with `load`. */
  options?: readonly Option<Value>[] | undefined;
  /** Asks a server. An outdated question is aborted and its answer dropped. */
  load?: LoadOptions<Value> | undefined;
  /** Characters before `load` is asked. Default 0: opening the list already asks. */
  minQuery?: number | undefined;
  /** Milliseconds without a keystroke before `load` is asked. Default 250. */
  debounce?: number | undefined;
}

export type OptionsStatus = 'idle' | 'loading' | 'ready' | 'failed';

interface Answer<Value extends string> {
  status: OptionsStatus;
  options: readonly Option<Value>[];
}

const none = { status: 'idle', options: [] } as const;

/** The options for a query while the list is open. Earlier options stay in view until newer ones are there. */
export function useOptions<Value extends string>(source: OptionSource<Value>, query: string, open: boolean) {
  const { options, load, minQuery = 0, debounce = 250 } = source;
  const [answer, setAnswer] = useState<Answer<Value>>(none);
  const [attempt, setAttempt] = useState(0);
  const wanted = open && load !== undefined && query.trim().length >= minQuery;

  useEffect(() => {
    if (!wanted || !load) {
      setAnswer((now) => (now.status === 'idle' ? now : none));
      return;
    }
    const controller = new AbortController();
    const ask = async () => {
      try {
        const found = await load(query.trim(), controller.signal);
        if (!controller.signal.aborted) setAnswer({ status: 'ready', options: found });
      } catch {
        if (!controller.signal.aborted) setAnswer({ status: 'failed', options: [] });
      }
    };
    setAnswer((now) => ({ ...now, status: 'loading' }));
    const timer = setTimeout(ask, query === '' || attempt > 0 ? 0 : debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, load, query, debounce, attempt]);

  const local = useMemo(
    () => (options && open ? options.filter((option) => includesTr(option.label, query)) : []),
    [options, open, query],
  );
  const retry = () => setAttempt((count) => count + 1);
  if (load) return { ...answer, retry };
  return { status: 'ready' as OptionsStatus, options: local as readonly Option<Value>[], retry };
}
