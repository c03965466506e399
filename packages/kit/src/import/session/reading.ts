import type { ImportColumn } from '@telve/api/imports';
import { nameFault, readFault } from '../pure/faults';
import { startMatches } from '../pure/matches';
import { tableOf } from '../pure/rows';
import type { SheetReader } from '../types';
import { type ImportState, startState } from './state';
import type { Store } from './store';

export interface ReadingOptions {
  reader: SheetReader;
  columns: readonly ImportColumn[];
  /** Head of our own column of reasons, which is never taken. */
  reason: () => string;
}

/** What is known of a file that has not been read. */
const unread = { fault: null, reading: false, goesOn: false, sheet: null, table: null, matches: [], damage: [] };

/** The choosing and reading of the file. A file that could not be read stays chosen, with what is wrong with it. */
export const createReading = (store: Store<ImportState>, { reader, columns, reason }: ReadingOptions) => {
  let running: AbortController | undefined;

  const read = async (file: File, options: ImportState['options']) => {
    running?.abort();
    const own = new AbortController();
    running = own;
    store.set({ reading: true, fault: null, options });
    try {
      const sheet = await reader(file, { ...options, signal: own.signal });
      if (own.signal.aborted) return;
      const table = tableOf(sheet.rows);
      if (!table) return store.set({ ...unread, place: 'file', fault: { code: 'empty', params: {} } });
      const matches = startMatches(table, columns, reason());
      const { goesOn, place } = store.get();
      store.set({ ...unread, sheet, table, matches, place: goesOn ? 'preview' : place });
    } catch (error) {
      if (!own.signal.aborted) store.set({ ...unread, place: 'file', fault: readFault(error) });
    }
  };

  const choose = (file: File | null, goesOn = false) => {
    running?.abort();
    const fault = file ? nameFault(file) : null;
    store.set({ ...startState, watchers: store.get().watchers, file, fault, goesOn });
    if (file && !fault) void read(file, {});
  };

  return {
    /** Takes another file, or none. What was found out about the one before goes with it. */
    choose: (file: File | null) => choose(file),
    /** Takes another file in place of one that was looked at, and goes on to what is in it. */
    replace: (file: File) => choose(file, true),
    /** Reads the file once more, another way. */
    reread: (options: ImportState['options']) => {
      const { file } = store.get();
      if (file) void read(file, options);
    },
    /** Stops reading; the file stays chosen and can be read again. */
    stopReading: () => {
      running?.abort();
      store.set({ reading: false, goesOn: false });
    },
    /** On to what was read: when it has been read, after it, or not without a file (VEN-23, COMP-11). */
    toPreview: () => {
      const { file, fault, reading, table } = store.get();
      if (!file) store.set({ fault: { code: 'missing', params: {} } });
      else if (table && !reading) store.set({ place: 'preview' });
      else if (reading) store.set({ goesOn: true });
      else if (!fault) {
        store.set({ goesOn: true });
        void read(file, store.get().options);
      }
    },
    end: () => running?.abort(),
  };
};
