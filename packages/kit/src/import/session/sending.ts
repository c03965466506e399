import type { ImportInput, ImportResult } from '@telve/api';
import type { ImportColumn } from '@telve/api/imports';
import { mappedColumns } from '../pure/matches';
import { partFile, partsOf } from '../pure/parts';
import type { ImportRun, ImportState } from './state';
import type { Store } from './store';

/** Sends one part. */
export type SendPart = (input: ImportInput, signal: AbortSignal) => Promise<ImportResult>;

const rowsIn = ({ parts }: Pick<ImportRun, 'parts'>, count: number): number =>
  parts.slice(0, count).reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * The sending, part after part. What failed is sent again from the part that was not answered: a part that arrived all the
 * same changes nothing the second time.
 */
export const createSending = (
  store: Store<ImportState>,
  { columns, send }: { columns: readonly ImportColumn[]; send: () => SendPart | undefined },
) => {
  let running: AbortController | undefined;
  const change = (patch: Partial<ImportRun>) => {
    const { run } = store.get();
    if (run) store.set({ run: { ...run, ...patch } });
  };

  const finish = () => {
    change({ endedAt: Date.now(), stopping: false });
    store.set({ place: 'result', quiet: false });
  };

  const go = async () => {
    const own = new AbortController();
    running = own;
    const { file, matches } = store.get();
    const mapped = mappedColumns(matches, columns);
    for (;;) {
      const { run } = store.get();
      const part = run?.parts[run.results.length];
      const call = send();
      if (!run || !file || !part || !call || run.stopping) return finish();
      try {
        const input = { file: partFile(part, mapped, file.name), firstRow: part.firstRow };
        const answer = await call(input, own.signal);
        if (own.signal.aborted) return;
        const results = [...run.results, answer];
        change({ results, done: rowsIn(run, results.length) });
      } catch (error) {
        if (own.signal.aborted) return;
        change({ error, stopping: false });
        return store.set({ place: 'failed', quiet: false });
      }
    }
  };

  const begin = (run: ImportRun) => {
    store.set({ place: 'load', quiet: false, run });
    void go();
  };

  return {
    /** Sends every row but those that are left out. */
    start: (skipped: ReadonlySet<number> = new Set()) => {
      const { table, place } = store.get();
      if (!table || place === 'load') return;
      const parts = partsOf(table.rows, skipped);
      const total = rowsIn({ parts }, parts.length);
      begin({ parts, results: [], total, done: 0, startDone: 0, startedAt: Date.now(), skipped, stopping: false });
    },
    /** Ends after the part that is being sent: what arrived is known and counted. */
    stop: () => change({ stopping: true }),
    /** Goes on with the part that was not answered. */
    retry: () => {
      const { run, place } = store.get();
      if (run && place === 'failed')
        begin({ ...run, error: undefined, startDone: run.done, startedAt: Date.now(), stopping: false });
    },
    end: () => running?.abort(),
  };
};
