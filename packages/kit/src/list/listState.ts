import { defaultPageSize, limits } from '@telve/api';
import { compactFilters, type FilterKind, type FilterKinds, type FilterValues, parseFilter } from './filters';

/** What a list shows. `page` counts from 1. */
export interface ListState<Kinds extends FilterKinds = FilterKinds> {
  readonly page: number;
  readonly size: number;
  /** Search that was sent, not what is being typed. */
  readonly search: string;
  readonly filters: FilterValues<Kinds>;
}

export interface ListSpec<Kinds extends FilterKinds> {
  filters: Kinds;
  /** Sizes the list offers; the default size counts too (D-18). */
  pageSizes: readonly number[];
  /** What the list shows first, and what the URL leaves out. */
  defaults: ListState<Kinds>;
  /** Before each of the list's names in the URL, where a page has several lists: `group` for `groupPage`. */
  prefix?: string | undefined;
}

/** A name of the list in the URL. */
const nameOf = ({ prefix }: Pick<ListSpec<FilterKinds>, 'prefix'>, name: string): string =>
  prefix ? `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;

/** The first state: page 1, 10 rows (LIST-03), no search, no filters, each unless given. */
export const startState = <Kinds extends FilterKinds>(given: Partial<ListState<Kinds>> = {}): ListState<Kinds> => ({
  page: 1,
  size: defaultPageSize,
  search: '',
  filters: {} as FilterValues<Kinds>,
  ...given,
});

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Reads the state from a query; what is unknown or invalid counts as not there (LIST-01). */
export const readListState = <Kinds extends FilterKinds>(
  query: URLSearchParams,
  spec: ListSpec<Kinds>,
): ListState<Kinds> => {
  const { defaults, filters, pageSizes } = spec;
  const get = (name: string) => query.get(nameOf(spec, name));
  const size = wholeNumber(get('size'));
  const values: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(filters)) {
    // Present but empty means that a default filter was taken away.
    values[name] = query.has(nameOf(spec, name)) ? parseFilter(kind, get(name)) : defaults.filters[name];
  }
  return {
    page: wholeNumber(get('page')) ?? defaults.page,
    size: size !== undefined && (pageSizes.includes(size) || size === defaults.size) ? size : defaults.size,
    search: get('search')?.trim().slice(0, limits.searchMax) ?? defaults.search,
    filters: compactFilters(values) as FilterValues<Kinds>,
  };
};

/**
 * The query without what cannot be read from it (`page=0`, `size=7`, `cityId=x`), as the list shows it; undefined when every
 * value of the list's own names can be read.
 */
export const correctedQuery = <Kinds extends FilterKinds>(
  query: URLSearchParams,
  spec: ListSpec<Kinds>,
): URLSearchParams | undefined => {
  const state = readListState(query, spec);
  const get = (name: string) => query.get(nameOf(spec, name));
  const page = get('page');
  const size = get('size');
  const isWrong =
    (page !== null && wholeNumber(page) === undefined) ||
    (size !== null && wholeNumber(size) !== state.size) ||
    Object.entries(spec.filters).some(([name, kind]) => get(name) && !isFilter(kind, get(name)));
  return isWrong ? writeListState(query, state, spec) : undefined;
};

const isFilter = (kind: FilterKind, text: string | null): boolean => parseFilter(kind, text) !== undefined;

/** Writes the state into a query and leaves the host's own names alone. The page is always written (LIST-01). */
export const writeListState = <Kinds extends FilterKinds>(
  query: URLSearchParams,
  state: ListState<Kinds>,
  spec: ListSpec<Kinds>,
): URLSearchParams => {
  const { defaults, filters } = spec;
  const next = new URLSearchParams(query);
  const put = (own: string, value: unknown, usual: unknown) => {
    const name = nameOf(spec, own);
    if (value === usual) next.delete(name);
    else next.set(name, value === undefined ? '' : String(value));
  };
  next.set(nameOf(spec, 'page'), String(state.page));
  put('size', state.size, defaults.size);
  put('search', state.search, defaults.search);
  for (const name of Object.keys(filters)) put(name, state.filters[name], defaults.filters[name]);
  return next;
};

/** The state after a change. Any change but that of the page leads to page 1 (LIST-07, D-19). */
export const changeListState = <Kinds extends FilterKinds>(
  state: ListState<Kinds>,
  change: Partial<ListState<Kinds>>,
): ListState<Kinds> => ({ ...state, page: 1, ...change });

/** True when something narrows the list. */
export const isNarrowed = (state: ListState, defaults: ListState): boolean =>
  state.search !== '' ||
  Object.keys({ ...state.filters, ...defaults.filters }).some((name) => state.filters[name] !== defaults.filters[name]);

/** True when the filters or the search hide records: then an empty answer means "nothing found", not "nothing yet". */
export const isFiltered = (state: ListState): boolean => state.search !== '' || Object.keys(state.filters).length > 0;

/**
 * What typing leads to: at least `min` characters search, an emptied box takes the search away, fewer change nothing
 * (LIST-05, LIST-06, D-17). Undefined: no call.
 */
export const searchOf = (typed: string, present: string, min: number): string | undefined => {
  const text = typed.trim();
  if (text === present) return undefined;
  return text === '' || text.length >= min ? text : undefined;
};
