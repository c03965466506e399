import type { ImportColumn } from '@telve/api/imports';
import { damagedLines, findDamage } from '../pure/damage';
import { chooseField, mappedColumns, missingOf, openMatches } from '../pure/matches';
import type { ImportState } from './state';
import type { Store } from './store';

export interface CheckingOptions {
  columns: readonly ImportColumn[];
  start: (skipped?: ReadonlySet<number>) => void;
}

/** The step Kontrol: what was read, what its columns are, and which cells are spoilt. */
export const createChecking = (store: Store<ImportState>, { columns, start }: CheckingOptions) => {
  let running: AbortController | undefined;

  const check = async () => {
    const { table, matches, checking } = store.get();
    if (!table || checking) return;
    const own = new AbortController();
    running = own;
    store.set({ checking: true });
    try {
      const damage = await findDamage(table.rows, mappedColumns(matches, columns), own.signal);
      store.set({ checking: false, damage });
      if (damage.length === 0) start();
      else store.set({ place: 'damage' });
    } catch {
      // Only an abort ends it early: somebody went back.
      store.set({ checking: false });
    }
  };

  return {
    choose: (index: number, field: string | null) =>
      store.set({ matches: chooseField(store.get().matches, index, field) }),
    /** From the first rows to the heads, if there is anything to say or look at, and from there to the cells. */
    next: () => {
      const { place, matches } = store.get();
      const clear = openMatches(matches).length === 0 && missingOf(matches, columns).length === 0;
      const sure = clear && matches.every(({ how, ignored }) => how === 'exact' || ignored);
      if (place === 'preview' && !sure) store.set({ place: 'headers' });
      else if (clear) void check();
    },
    back: () => {
      running?.abort();
      const { place } = store.get();
      if (place === 'preview') store.set({ place: 'file' });
      if (place === 'headers') store.set({ place: 'preview' });
      if (place === 'damage') store.set({ place: 'headers' });
    },
    /** Sends the file without the rows that have a spoilt cell. */
    skip: () => start(damagedLines(store.get().damage)),
    end: () => running?.abort(),
  };
};
