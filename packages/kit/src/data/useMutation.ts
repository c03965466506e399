import { type ApiError, type CallOptions, type Entry, isApiError } from '@telve/api';
import { useCallback, useState } from 'react';
import { useClient } from '../provider/client';
import { noted } from './connection';
import { useInvalidate } from './useInvalidate';

export interface MutationOptions {
  /** The read of the record that a run deletes: it is not asked again for what is no more. */
  ends?: Pick<Entry, 'id'>;
}

/** A call that writes, and whether it is under way. */
export interface Mutation<Input, Payload> {
  /** Makes the call, then lets every cached read that it touches be read again. Rejects as `client.call` does. */
  run: (input: Input, options?: CallOptions) => Promise<Payload>;
  /** At least one run is under way. */
  busy: boolean;
  /** Error of the last run, until the next. */
  error: ApiError | undefined;
}

/** What is on screen may be stale although the call failed: no answer, gone, changed by somebody else. */
const mayHaveChanged = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 404 || error.status === 409 || error.status >= 500);

/**
 * Makes a writing call. Reads of every package whose `reads` meet the entry's `writes` are revalidated,
 * packages need not know each other. `run` is stable. Throws without a TelveProvider.
 */
export const useMutation = <Input, Payload>(
  entry: Entry<Input, Payload>,
  { ends }: MutationOptions = {},
): Mutation<Input, Payload> => {
  const client = useClient();
  const invalidate = useInvalidate();
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<ApiError>();

  const run = useCallback<Mutation<Input, Payload>['run']>(
    async (input, options) => {
      setRunning((count) => count + 1);
      setError(undefined);
      try {
        const payload = await noted(client, client.call(entry, input, options));
        void invalidate(entry.writes ?? [], ends);
        return payload;
      } catch (failure) {
        if (isApiError(failure)) setError(failure);
        if (mayHaveChanged(failure)) void invalidate(entry.writes ?? []);
        throw failure;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [client, entry, invalidate, ends],
  );
  return { run, busy: running > 0, error };
};
