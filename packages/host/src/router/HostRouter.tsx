import { startTransition, useLayoutEffect, useState } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import { HistoryContext } from './context';
import type { GuardedHistory } from './history';
import { useScroll } from './scroll';

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Shows the pages of the present address. A page that has to be loaded leaves the one before on screen meanwhile. */
export const HostRouter = ({ history, routes }: { history: GuardedHistory; routes: RouteObject[] }) => {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(history.place()));
    follow();
    return history.subscribe(follow);
  }, [history]);
  useScroll(place);
  return (
    <HistoryContext.Provider value={history}>
      <Router location={place.location} navigationType={place.action} navigator={history}>
        <Pages routes={routes} />
      </Router>
    </HistoryContext.Provider>
  );
};
