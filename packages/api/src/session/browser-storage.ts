import type { StorageAdapter } from './storage';

export interface BrowserStorageOptions {
  /** `local` is shared by the tabs of an origin, `session` belongs to one tab. Default `local`. */
  area?: 'local' | 'session';
}

/** Runs what a blocked or full storage refuses with an exception; null stands for the refusal. */
const attempt = <T>(task: () => T): { value: T } | null => {
  try {
    return { value: task() };
  } catch {
    return null;
  }
};

/**
 * The browser's storage, touched only when it is used. Where it is blocked (private or third-party frames) or full,
 * values are kept in memory instead and `persistent` turns false.
 */
export const browserStorage = ({ area = 'local' }: BrowserStorageOptions = {}): StorageAdapter => {
  const open = (): Storage | undefined => (area === 'local' ? globalThis.localStorage : globalThis.sessionStorage);
  /** What the browser did not take. */
  const inMemory = new Map<string, string>();
  let blocked = false;

  const use = <T>(task: (store: Storage) => T): { value: T } | null => {
    const done = attempt(() => {
      const store = open();
      if (!store) throw new Error('no storage');
      return task(store);
    });
    blocked = done === null;
    return done;
  };

  return {
    get: (key) => inMemory.get(key) ?? use((store) => store.getItem(key))?.value ?? null,
    set: (key, value) => {
      if (use((store) => store.setItem(key, value))) {
        inMemory.delete(key);
        return;
      }
      inMemory.set(key, value);
      // A full storage must not keep the value before this one: a used refresh token would end the session later.
      attempt(() => open()?.removeItem(key));
    },
    remove: (key) => {
      inMemory.delete(key);
      attempt(() => open()?.removeItem(key));
    },
    get persistent() {
      return !blocked && inMemory.size === 0;
    },
    subscribe: (listener) => {
      if (typeof window === 'undefined') return () => {};
      const onStorage = (event: StorageEvent) => {
        const ours = attempt(() => open())?.value;
        if (event.storageArea === ours) listener(event.key);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};
