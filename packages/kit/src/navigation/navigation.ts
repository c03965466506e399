import { createContext, useContext, useEffect } from 'react';

/** Place a feature may lead to, e.g. `venues.list`. Features name targets, the host knows their addresses. */
export type Target = string;
export type TargetParams = Readonly<Record<string, string | number>>;
export type SearchInit = Readonly<Record<string, string | number | boolean | undefined>>;
export type HistoryMode = 'push' | 'replace';

export interface GoOptions {
  replace?: boolean;
  search?: SearchInit;
}

/**
 * What a host gives so that features can link and move without knowing a router. Every embedder may leave it out:
 * then links are text, endings are callbacks and list state stays inside.
 */
export interface Navigation {
  /** Address of a target; undefined when the host does not have it, and the link or button is then absent. */
  href(target: Target, params?: TargetParams, search?: SearchInit): string | undefined;
  go(target: Target, params?: TargetParams, options?: GoOptions): void;
  /** The query of the present address. With `setSearch` it binds list state to the URL. */
  search?: URLSearchParams;
  setSearch?(next: URLSearchParams, mode: HistoryMode): void;
  /** Asks before every departure while the registration lasts; answers a function that ends it. */
  block?(ask: () => Promise<boolean>): () => void;
  /** Told what the record of the present page is called, and null when it is left: for breadcrumb and title. */
  named?(record: string | null): void;
}

/** Links and moves, without the query. */
export type Routes = Pick<Navigation, 'href' | 'go'>;
export type SearchBinding = Required<Pick<Navigation, 'search' | 'setSearch'>>;

export const noRoutes: Routes = { href: () => undefined, go: () => {} };

/** Links and moves: stable, so that a change of the address renders no link again. */
export const RoutesContext = createContext<Routes>(noRoutes);

/** Takes the name of the page's record; does nothing where the host has no place for it. */
export const PageNameContext = createContext<(record: string | null) => void>(() => {});

/** The query of the address, for list state; null keeps that state inside. */
export const SearchContext = createContext<SearchBinding | null>(null);

/** `href` and `go` of the host; without one nothing has an address and `go` does nothing. */
export const useNavigation = (): Routes => useContext(RoutesContext);

/** The query of the address with its setter, or null where the host does not lend it. */
export const useSearchBinding = (): SearchBinding | null => useContext(SearchContext);

/**
 * Tells the host which record the page is about, while it is shown (breadcrumb, title of the window). On a page below the
 * record's own, such as a form that adds to it, that is the record above.
 *
 * @param record its name; undefined tells nothing
 */
export const usePageName = (record: string | undefined): void => {
  const tell = useContext(PageNameContext);
  useEffect(() => {
    if (record === undefined) return undefined;
    tell(record);
    return () => tell(null);
  }, [record, tell]);
};
