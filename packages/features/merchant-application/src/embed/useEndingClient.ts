import type { Client } from '@telve/api';
import { useEffect, useMemo, useRef } from 'react';
import { type Call, withCall } from './withCall';

/** Both signals as one. */
const either = (first: AbortSignal, second: AbortSignal | undefined): AbortSignal => {
  if (!second) return first;
  const both = new AbortController();
  for (const signal of [first, second]) {
    if (signal.aborted) both.abort(signal.reason);
    signal.addEventListener('abort', () => both.abort(signal.reason), { once: true, signal: both.signal });
  }
  return both.signal;
};

const never = new Promise<never>(() => {});

/**
 * The page's client for as long as the view is shown: what is on its way then is cut off and never answered, so that
 * nothing happens in a page that has taken the view away.
 */
export const useEndingClient = (client: Client): Client => {
  const end = useRef(new AbortController());
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Strict mode takes every effect away and puts it back in one go.
      queueMicrotask(() => {
        if (isShown.current) return;
        end.current.abort();
        end.current = new AbortController();
      });
    };
  }, []);
  return useMemo(() => {
    const call: Call = async (entry, input, options = {}) => {
      const ended = end.current.signal;
      try {
        const answer = await client.call(entry, input, { ...options, signal: either(ended, options.signal) });
        return ended.aborted ? never : answer;
      } catch (error) {
        if (ended.aborted) return never;
        throw error;
      }
    };
    return withCall(client, call);
  }, [client]);
};
