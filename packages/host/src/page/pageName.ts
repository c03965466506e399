import { useSyncExternalStore } from 'react';

/** What the record of a page is called. */
export interface PageName {
  record: string;
  /** False on a page below the record's own, such as a form that adds to it. */
  isOwn: boolean;
}

let name: PageName | null = null;
const listeners = new Set<() => void>();

/** Takes what the record of the present page is called; null when there is none. */
export const setPageName = (record: string | null, isOwn = true): void => {
  name = record === null ? null : { record, isOwn };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The name of the present page's record, or null. */
export const usePageRecord = (): PageName | null => useSyncExternalStore(subscribe, () => name);
