import { useCallback, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const read = () => window.location.hash.slice(1);

/**
 * The tab that the address names, `#apply` (AUTH-03). Choosing another one changes the hash in place: Back leads to the page
 * before, not to the tab before.
 * @param first id of the tab that needs no hash
 */
export const useHashTab = (first: string): [tab: string, show: (id: string) => void] => {
  const hash = useSyncExternalStore(subscribe, read);
  const show = useCallback(
    (id: string) => {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', id === first ? pathname + search : `#${id}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    },
    [first],
  );
  return [hash, show];
};
