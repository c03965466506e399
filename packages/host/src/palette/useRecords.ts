import type { Client } from '@telve/api';
import type { SearchHit, SearchSource } from '@telve/kit';
import { useCallback, useEffect, useState } from 'react';

/** Characters from which records are searched. */
const least = 2;
/** Milliseconds without a key before a search. */
const pause = 200;

export interface Records {
  status: 'searching' | 'found' | 'failed';
  hits: readonly SearchHit[];
  /** No answer came from the network. */
  offline?: boolean;
  /** It failed and is searched again: the line that offered it stays meanwhile. */
  again?: boolean;
}

type Found = Readonly<Record<string, Records>>;

const none: Found = {};
const noHits: readonly SearchHit[] = [];

const isNetwork = (error: unknown) => !navigator.onLine || (error as { code?: string } | null)?.code === 'network';

/** One search. Never rejects. */
const find = async (source: SearchSource, client: Client, query: string, signal: AbortSignal): Promise<Records> => {
  try {
    const search = await source.load();
    return { status: 'found', hits: await search({ client, query, signal }) };
  } catch (error) {
    return { status: 'failed', hits: noHits, offline: isNetwork(error) };
  }
};

/**
 * Searches records of every kind from two characters on, each kind on its own: one that fails takes none with it. What was
 * found stays while more is typed; an answer that comes late is dropped with its search.
 */
export const useRecords = (sources: readonly SearchSource[], client: Client, typed: string) => {
  const query = typed.trim();
  const [found, setFound] = useState(none);
  const put = useCallback((id: string, records: Records) => setFound((all) => ({ ...all, [id]: records })), []);

  const ask = useCallback(
    async (source: SearchSource, signal: AbortSignal) => {
      const records = await find(source, client, query, signal);
      if (!signal.aborted) put(source.id, records);
    },
    [client, query, put],
  );

  const [running, setRunning] = useState<AbortSignal>();
  useEffect(() => {
    if (query.length < least) {
      setFound(none);
      return;
    }
    const stopping = new AbortController();
    setRunning(stopping.signal);
    setFound((all) =>
      Object.fromEntries(sources.map(({ id }) => [id, { status: 'searching', hits: all[id]?.hits ?? noHits }])),
    );
    const timer = setTimeout(() => {
      for (const source of sources) void ask(source, stopping.signal);
    }, pause);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [sources, query, ask]);

  const retry = (source: SearchSource) => {
    if (!running || running.aborted || found[source.id]?.status !== 'failed') return;
    put(source.id, { status: 'searching', hits: noHits, again: true });
    void ask(source, running);
  };
  return { found, retry };
};
