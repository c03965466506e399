import type { HistoryMode, Navigation, SearchInit, Target, TargetParams } from '@telve/kit';

/** Where the feature wanted to go. */
export interface Visit {
  target: Target;
  params?: TargetParams;
  replace?: boolean;
  search?: SearchInit;
}

export interface MemoryNavigation {
  /** What to hand to TelveProvider; made anew at each change. */
  current(): Navigation;
  /** The present query, without a question mark. */
  query(): string;
  /** All queries since the start, the present last; a replaced one is gone. */
  history(): readonly string[];
  visits: readonly Visit[];
  /** One step back, as the browser's button. */
  back(): void;
  /** The questions registered by `block`. */
  asks: ReadonlySet<() => Promise<boolean>>;
  subscribe(listener: () => void): () => void;
}

const queryOf = (search: SearchInit = {}): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * A host's navigation in memory. Addresses look like `/venues.edit/7?page=2`.
 * `targets` are those the host has; left out, it has all.
 */
export const memoryNavigation = (query = '', targets?: readonly Target[]): MemoryNavigation => {
  const entries = [query];
  const listeners = new Set<() => void>();
  const visits: Visit[] = [];
  const asks = new Set<() => Promise<boolean>>();
  const tell = () => {
    navigation = make();
    for (const listener of listeners) listener();
  };
  const setSearch = (next: URLSearchParams, mode: HistoryMode) => {
    if (mode === 'replace') entries.pop();
    entries.push(next.toString());
    tell();
  };
  const make = (): Navigation => ({
    href: (target, params = {}, search) =>
      targets && !targets.includes(target)
        ? undefined
        : `/${[target, ...Object.values(params)].join('/')}${queryOf(search)}`,
    go: (target, params, options) => void visits.push({ target, params, ...options }),
    search: new URLSearchParams(entries.at(-1)),
    setSearch,
    block: (ask) => {
      asks.add(ask);
      return () => asks.delete(ask);
    },
  });
  let navigation = make();
  return {
    visits,
    asks,
    current: () => navigation,
    query: () => entries.at(-1) ?? '',
    history: () => entries,
    back: () => {
      if (entries.length > 1) entries.pop();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
