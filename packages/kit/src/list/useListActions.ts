import { limits } from '@telve/api';
import { useMemo } from 'react';
import type { HistoryMode } from '../navigation/navigation';
import { useLatest } from '../util/useLatest';
import { compactFilters, type FilterKinds, type FilterValues } from './filters';
import { changeListState, type ListState, searchOf } from './listState';

/** What a user can do with a list. Every function is stable. */
export interface ListActions<Kinds extends FilterKinds> {
  setPage: (page: number) => void;
  /** Rows a page; back to page 1 (LIST-07). */
  setSize: (size: number) => void;
  /** Takes typed text: searches, clears or does nothing (LIST-05, LIST-06). Wait for a pause in typing before calling. */
  setSearch: (typed: string) => void;
  /** Sets filters, undefined unsets one; back to page 1 (LIST-07). */
  setFilters: (values: FilterValues<Kinds>) => void;
  setFilter: <Name extends keyof Kinds>(name: Name, value: FilterValues<Kinds>[Name] | undefined) => void;
  /** Search and filters as at first. */
  clearFilters: () => void;
}

export const useListActions = <Kinds extends FilterKinds>(
  state: ListState<Kinds>,
  setState: (next: ListState<Kinds>, mode: HistoryMode) => void,
  defaults: ListState<Kinds>,
  searchMin: number,
): ListActions<Kinds> => {
  const latest = useLatest({ state, defaults, searchMin });
  return useMemo(() => {
    const change = (part: Partial<ListState<Kinds>>, mode: HistoryMode = 'push') =>
      setState(changeListState(latest.current.state, part), mode);
    const setFilters = (values: FilterValues<Kinds>) =>
      change({ filters: compactFilters({ ...latest.current.state.filters, ...values }) });
    return {
      setFilters,
      setPage: (page) => change({ page }),
      setSize: (size) => change({ size }),
      setSearch: (typed) => {
        const { state: now, searchMin: min } = latest.current;
        const search = searchOf(typed.slice(0, limits.searchMax), now.search, min);
        // One history entry for a search, however often it is typed further.
        if (search !== undefined) change({ search }, now.search === '' ? 'push' : 'replace');
      },
      setFilter: (name, value) => setFilters({ [name]: value } as FilterValues<Kinds>),
      clearFilters: () => change({ search: '', filters: latest.current.defaults.filters }),
    };
  }, [latest, setState]);
};
