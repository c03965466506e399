import type { Navigation } from '@telve/kit';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { HistoryContext } from '../router/context';
import { addressOf } from './addresses';

/**
 * The router as features see it. A change of the query alone is list state and asks nobody; a change of the page asks
 * whoever blocks, before anything unmounts.
 */
export const useHostNavigation = (): Navigation => {
  const navigate = useNavigate();
  const [search, setSearchParams] = useSearchParams();
  const history = useContext(HistoryContext);

  const latest = useRef({ navigate, setSearchParams });
  useEffect(() => {
    latest.current = { navigate, setSearchParams };
  });

  return useMemo(
    () => ({
      href: addressOf,
      go: (target, params, options) => {
        const address = addressOf(target, params, options?.search);
        if (address !== undefined) void latest.current.navigate(address, { replace: options?.replace });
      },
      search,
      setSearch: (next, mode) =>
        latest.current.setSearchParams(next, { replace: mode === 'replace', preventScrollReset: true }),
      block: history?.block,
    }),
    [search, history],
  );
};
