import { useSyncExternalStore } from 'react';

let name: string | null = null;
const listeners = new Set<() => void>();

/** Takes what the record of the present page is called; null when there is none. */
export const setPageName = (next: string | null): void => {
  name = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The name of the present page's record, or null. */
export const usePageRecord = (): string | null => useSyncExternalStore(subscribe, () => name);
