import { type ActivityInput, type ActivityPart, type ActivityRow, activityEntries } from '@telve/api';
import { useClient } from '@telve/kit';
import { useEffect, useMemo, useState } from 'react';

/** Parts that an address may ask for at once; further ones are read by the button. */
const partsAtOnce = 10;

export interface OlderParts {
  /** Rows of the parts after the first. */
  rows: readonly ActivityRow[];
  /** There are still older ones. */
  hasMore: boolean;
  status: 'idle' | 'reading' | 'failed';
  /** Rows that the last part brought, 0 before any came. */
  added: number;
  /** Reads one part more, or tries again the one that failed. */
  more: () => void;
}

/**
 * The parts of a log behind its first one, read one after the other until `parts` are there. A log only grows at its
 * head, so a part that was read stays true; use it under a key of the question and of the place where the first part
 * ends. Reading stops with the component.
 * @param onParts told how many parts are to be shown, when `more` asks for another one
 */
export const useOlderParts = (
  log: ActivityInput,
  first: ActivityPart,
  parts: number,
  onParts: (parts: number) => void,
): OlderParts => {
  const client = useClient();
  const [asked] = useState(log);
  const [wanted, setWanted] = useState(Math.min(parts, partsAtOnce));
  const [older, setOlder] = useState<readonly ActivityPart[]>([]);
  const [failed, setFailed] = useState(false);

  const { next } = older.at(-1) ?? first;
  const isReading = older.length + 1 < wanted && next !== null && !failed;
  useEffect(() => {
    if (!isReading) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    client.call(activityEntries.list, { ...asked, before: next }, { signal }).then(
      (part) => signal.aborted || setOlder((known) => [...known, part]),
      () => signal.aborted || setFailed(true),
    );
    return () => stopping.abort();
  }, [client, asked, isReading, next]);

  const rows = useMemo(() => older.flatMap(({ items }) => items), [older]);
  return {
    rows,
    hasMore: next !== null,
    status: failed ? 'failed' : isReading ? 'reading' : 'idle',
    added: older.at(-1)?.items.length ?? 0,
    more: () => {
      if (isReading) return;
      if (failed) {
        setFailed(false);
        return;
      }
      setWanted(older.length + 2);
      onParts(older.length + 2);
    },
  };
};
