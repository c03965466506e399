import type { Navigation } from '@telve/kit';
import { useEffect, useMemo, useRef } from 'react';
import { useBlocker, useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf } from './addresses';

/**
 * The router as features see it. A change of the query alone is list state and asks nobody; a change of the page asks
 * whoever blocks, before anything unmounts.
 */
export const useHostNavigation = (): Navigation => {
  const navigate = useNavigate();
  const [search, setSearchParams] = useSearchParams();
  const asking = useRef<(() => Promise<boolean>) | null>(null);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asking.current !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void (asking.current?.() ?? Promise.resolve(true)).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

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
      block: (ask) => {
        asking.current = ask;
        return () => {
          if (asking.current === ask) asking.current = null;
        };
      },
    }),
    [search],
  );
};
