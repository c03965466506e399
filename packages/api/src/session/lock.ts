import { type Clock, wait } from './clock';
import type { StorageAdapter } from './storage';

/** Runs a task while no other tab of the origin runs one. A rejection of the task passes through. */
export type SessionLock = <T>(task: () => Promise<T>) => Promise<T>;

/** A tab that sleeps while it holds the lock must not hold up the others; the server's grace covers the overlap. */
const longestWait = 15_000;

const webLock =
  (name: string, clock: Clock): SessionLock =>
  async (task) => {
    const patience = new AbortController();
    const cancel = clock.after(longestWait, () => patience.abort());
    let entered = false;
    try {
      return await navigator.locks.request(name, { signal: patience.signal }, () => {
        entered = true;
        cancel();
        return task();
      });
    } catch (error) {
      if (entered) throw error;
      return task();
    } finally {
      cancel();
    }
  };

const poll = 50;
const holdFor = 10_000;

/**
 * A lock as a value in shared storage, for pages without Web Locks (plain http).
 * Two tabs that write in the same moment are told apart by reading again a little later.
 */
export const storageLock = (storage: StorageAdapter, key: string, clock: Clock): SessionLock => {
  const isFree = (): boolean => !(Number(storage.get(key)?.split(' ')[1]) > clock.now());

  const acquire = async (): Promise<string> => {
    const giveUpAt = clock.now() + longestWait;
    for (;;) {
      const mark = `${Math.random()} ${clock.now() + holdFor}`;
      if (isFree()) {
        storage.set(key, mark);
        await wait(clock, poll);
        if (storage.get(key) === mark || clock.now() >= giveUpAt) return mark;
      } else if (clock.now() >= giveUpAt) return mark;
      await wait(clock, poll);
    }
  };

  return async (task) => {
    const mark = await acquire();
    try {
      return await task();
    } finally {
      if (storage.get(key) === mark) storage.remove(key);
    }
  };
};

/** The best lock the page has: Web Locks, else a value in the storage. */
export const browserLock = (name: string, storage: StorageAdapter, clock: Clock): SessionLock =>
  typeof navigator !== 'undefined' && navigator.locks ? webLock(name, clock) : storageLock(storage, name, clock);
