'use client';
import { type ReactNode, useMemo } from 'react';
import { useLatest } from '../util/useLatest';
import {
  type Navigation,
  noRoutes,
  PageNameContext,
  type Routes,
  RoutesContext,
  type SearchBinding,
  SearchContext,
} from './navigation';

/** Splits the host's navigation: links stay still while the query changes. */
export function NavigationProvider({
  navigation,
  children,
}: {
  navigation: Navigation | undefined;
  children: ReactNode;
}) {
  const latest = useLatest<Routes>(navigation ?? noRoutes);
  const routes = useMemo<Routes>(
    () => ({
      href: (...to) => latest.current.href(...to),
      go: (...to) => latest.current.go(...to),
    }),
    [latest],
  );
  const namer = useLatest(navigation?.named?.bind(navigation));
  const named = useMemo(() => (record: string | null) => namer.current?.(record), [namer]);
  const search = navigation?.search;
  const canSet = navigation?.setSearch !== undefined;
  const setter = useLatest(navigation?.setSearch?.bind(navigation));
  const binding = useMemo<SearchBinding | null>(
    () => (search && canSet ? { search, setSearch: (next, mode) => setter.current?.(next, mode) } : null),
    [search, canSet, setter],
  );
  return (
    <RoutesContext.Provider value={routes}>
      <PageNameContext.Provider value={named}>
        <SearchContext.Provider value={binding}>{children}</SearchContext.Provider>
      </PageNameContext.Provider>
    </RoutesContext.Provider>
  );
}
