import type { ApiError, Entry } from '@telve/api';
import { useEffect, useRef, useState } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import { useClient } from '../provider/client';
import { useReads } from './CacheProvider';
import { noted } from './connection';
import { keyOf } from './keys';

export interface QueryOptions {
  /** Shows the answer before while a changed input loads (lists). Default false. */
  keepPrevious?: boolean;
  /** Reads anew for each mount and shares nothing: for forms, which must not start from an old record. Default false. */
  fresh?: boolean;
  /**
   * Reads once for the whole session, with `fresh` once for each mount, unless a write touches it: for lookups, and for reads
   * that are recorded. Default false.
   */
  once?: boolean;
}

/** What is known of a read: its answer, or why there is none. */
export interface Query<Payload> {
  data: Payload | undefined;
  /** Set when there is nothing to show for the present input. A failed refresh of shown data leaves it on screen. */
  error: ApiError | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** `data` answers the input before; the present one loads (only with `keepPrevious`). */
  isPrevious: boolean;
  /** A request is under way, in the background too. */
  readonly isRefreshing: boolean;
  /** Reads again; resolves when done, never rejects. */
  reload: () => Promise<void>;
  /** Changes the kept answer on the spot, e.g. after a write whose outcome is known. Reads nothing. */
  update: (change: (data: Payload) => Payload) => void;
}

/**
 * Reads a call and keeps the answer for all who ask the same. `input` null asks nothing.
 * A request that nobody waits for any more is aborted; answers of an older input never replace newer ones.
 * Throws without a TelveProvider.
 */
export const useQuery = <Input, Payload>(
  entry: Entry<Input, Payload>,
  input: Input | null,
  { keepPrevious = false, fresh = false, once = false }: QueryOptions = {},
): Query<Payload> => {
  const client = useClient();
  const reads = useReads();
  const mark = useFreshMark(fresh);
  const key = input === null ? null : keyOf(entry as Entry<never, unknown>, input, mark);
  const hash = key === null ? '' : unstable_serialize(key);

  const swr = useSWR<Payload, ApiError>(
    key,
    () => reads.run(hash, (signal) => noted(client, client.call(entry, key?.[3] as Input, { signal }))),
    once ? { revalidateIfStale: false, revalidateOnReconnect: false } : undefined,
  );

  useEffect(() => (hash === '' ? undefined : reads.enter(hash, fresh)), [reads, hash, fresh]);

  const current = swr.data;
  const shown = useRef<Payload>(undefined);
  if (current !== undefined) shown.current = current;
  if (key === null) shown.current = undefined;
  const error = current === undefined ? swr.error : undefined;
  const data = current ?? (keepPrevious && !error ? shown.current : undefined);

  return {
    data,
    error,
    isLoading: key !== null && data === undefined && error === undefined,
    isPrevious: current === undefined && data !== undefined,
    get isRefreshing() {
      return swr.isValidating;
    },
    reload: () =>
      swr.mutate().then(
        () => {},
        () => {},
      ),
    update: (change) => {
      void swr.mutate((data) => (data === undefined ? undefined : change(data)), { revalidate: false });
    },
  };
};

let mounts = 0;

/** A number of this mount's own, which keeps its reads apart from what was read before. */
const useFreshMark = (fresh: boolean): number | undefined => {
  const [mark] = useState(() => (fresh ? ++mounts : undefined));
  return mark;
};
