import type { ImportSetup } from '../types';
import { createChecking } from './checking';
import { createReading } from './reading';
import { createSending, type SendPart } from './sending';
import { type ImportState, startState } from './state';
import { createStore } from './store';

/** One person's import of one kind of records: file, mapping and sending. Lives as long as its user, not its page. */
export type ImportSession = ReturnType<typeof createSession>;

export const createSession = (setup: ImportSetup) => {
  const store = createStore<ImportState>(startState);
  let send: SendPart | undefined;
  let reason = '';
  const sending = createSending(store, { columns: setup.columns, send: () => send });
  const reading = createReading(store, { reader: setup.reader, columns: setup.columns, reason: () => reason });
  const checking = createChecking(store, { columns: setup.columns, start: sending.start });
  return {
    setup,
    getState: store.get,
    subscribe: store.subscribe,
    file: reading,
    check: checking,
    sending,
    /** Hands in what only a component knows. */
    connect: (by: { send: SendPart; reason: string }) => {
      send = by.send;
      reason = by.reason;
    },
    /** A dialog shows it; answers how that ends. */
    watch: () => {
      store.set({ watchers: store.get().watchers + 1 });
      return () => store.set({ watchers: store.get().watchers - 1 });
    },
    /** No notice, until it is sent again or has ended. */
    hush: () => store.set({ quiet: true }),
    end: () => {
      reading.end();
      checking.end();
      sending.end();
    },
  };
};
