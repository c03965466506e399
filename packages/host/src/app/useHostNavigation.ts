import type { Navigation } from '@telve/kit';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { setPageName } from '../page/pageName';
import { HistoryContext } from '../router/context';
import { client } from '../services';
import { addressOf } from './addresses';
import { isBelowRecord, routeAt } from './routeAt';

const stateOf = (query: URLSearchParams | undefined) => query && Object.fromEntries(query);

/**
 * The router as features see it. A change of the query alone is list state and asks nobody; a change of the page asks
 * whoever blocks, before anything unmounts. From a form back to its list (its parent) page, search and filters are those
 * with which the list was left: whoever works through a filtered list goes on where it was.
 */
export const useHostNavigation = (): Navigation => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search, setSearchParams] = useSearchParams();
  const history = useContext(HistoryContext);

  const left = useRef({ by: client.identity, queries: new Map<string, URLSearchParams>() });
  const latest = useRef({ navigate, setSearchParams, pathname });
  useEffect(() => {
    latest.current = { navigate, setSearchParams, pathname };
    // Another user's lists begin at their beginning.
    if (left.current.by !== client.identity) left.current = { by: client.identity, queries: new Map() };
    left.current.queries.set(pathname, search);
  });

  return useMemo(
    () => ({
      href: addressOf,
      go: (target, params, options) => {
        const leadsBack = routeAt(latest.current.pathname)?.parent === target;
        const asLeft = leadsBack ? left.current.queries.get(addressOf(target, params) ?? '') : undefined;
        const query = options?.search ?? stateOf(asLeft);
        const address = addressOf(target, params, query);
        if (address !== undefined) void latest.current.navigate(address, { replace: options?.replace });
      },
      search,
      setSearch: (next, mode) =>
        latest.current.setSearchParams(next, { replace: mode === 'replace', preventScrollReset: true }),
      block: history?.block,
      named: (record) => setPageName(record, !isBelowRecord(window.location.pathname)),
    }),
    [search, history],
  );
};
