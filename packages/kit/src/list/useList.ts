import { type ApiError, type Entry, limits, type Page, pageSizes as usualSizes } from '@telve/api';
import { useEffect, useMemo } from 'react';
import { useQuery } from '../data/useQuery';
import type { FilterKinds, FilterValues } from './filters';
import { isFiltered, isNarrowed, type ListState, startState } from './listState';
import type { RowKey } from './rows';
import { type ListActions, useListActions } from './useListActions';
import { type ListControl, useListState } from './useListState';
import { type RowPatches, useRows } from './useRows';

export interface ListOptions<Row, Input, Kinds extends FilterKinds> extends ListControl<Kinds> {
  /** Filters by the names of the call's input, with their kinds: `{ cityId: 'id', isActive: 'flag' }`. */
  filters?: Kinds;
  /** What the list shows first. Default: page 1, 10 rows, no search, no filters (LIST-03). */
  defaults?: Partial<ListState<Kinds>>;
  /** Sizes to choose from. Default 10, 25, 50, 100 (LIST-04). */
  pageSizes?: readonly number[];
  /** Shortest search text, in characters. Default 2 (LIST-05). */
  searchMin?: number;
  /** Key of a row. Default: its `id`. */
  rowKey?: (row: Row) => RowKey;
  /** Further input that the user does not choose, e.g. the company of a tab. */
  input?: Partial<Input>;
  /** Before the list's names in the address, for the second list of a page: `group` for `groupPage`. */
  prefix?: string;
}

/** A list as its page needs it: rows, state, and what changes them. */
export interface List<Row, Kinds extends FilterKinds = FilterKinds> extends ListActions<Kinds>, RowPatches<Row> {
  rows: readonly Row[];
  totalCount: number;
  totalPages: number;
  state: ListState<Kinds>;
  kinds: Kinds;
  pageSizes: readonly number[];
  searchMin: number;
  rowKey: (row: Row) => RowKey;
  /** `loading`: nothing to show yet; `refreshing`: the rows answer the question before; `ready`. */
  status: 'loading' | 'refreshing' | 'ready';
  /** Why there is nothing to show. */
  error: ApiError | undefined;
  /** Search or filters are set, so that an empty answer means "nothing found". */
  isFiltered: boolean;
  /** Search or filters differ from the defaults, so that there is something to clear. */
  isNarrowed: boolean;
  reload: () => Promise<void>;
}

const noKinds = {};
const idOf = (row: object): RowKey => (row as { id: RowKey }).id;

/**
 * State and data of a list: page, size, search and filters with one owner (URL, embedder or the list itself), rows that
 * stay while the next ones load, the last page instead of one past the end, and optimistic row changes (LIST-01 to LIST-07).
 */
export const useList = <Row extends object, Input, const Kinds extends FilterKinds = Record<never, never>>(
  entry: Entry<Input, Page<Row>>,
  options: ListOptions<Row, Input, Kinds> = {},
): List<Row, Kinds> => {
  const {
    filters: kinds = noKinds as Kinds,
    pageSizes = usualSizes,
    searchMin = limits.search,
    rowKey = idOf,
  } = options;
  const defaults = useMemo(() => startState<Kinds>(options.defaults), [options.defaults]);
  const [state, setState] = useListState<Kinds>(
    { filters: kinds, pageSizes, defaults, prefix: options.prefix },
    options,
  );
  const actions = useListActions(state, setState, defaults, searchMin);

  const { page, size, search, filters } = state;
  const query = useQuery(entry, { ...filters, ...options.input, page, size, search } as Input, { keepPrevious: true });
  const rows = useRows(query, rowKey);

  const totalCount = query.data?.totalCount ?? 0;
  const totalPages = query.data?.totalPages ?? 0;
  const lastPage = Math.max(1, totalPages);
  const isPastEnd = query.data !== undefined && !query.isPrevious && page > lastPage;
  useEffect(() => {
    if (isPastEnd) setState({ page: lastPage, size, search, filters: filters as FilterValues<Kinds> }, 'replace');
  }, [isPastEnd, lastPage, size, search, filters, setState]);

  return {
    ...rows,
    ...actions,
    totalCount,
    totalPages,
    state,
    kinds,
    pageSizes,
    searchMin,
    rowKey,
    status: query.isLoading || isPastEnd ? 'loading' : query.isPrevious ? 'refreshing' : 'ready',
    error: query.error,
    isFiltered: isFiltered(state),
    isNarrowed: isNarrowed(state, defaults),
    reload: query.reload,
  };
};
