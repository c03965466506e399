import type { SessionChannel, SessionMessage } from '../session/channel';
import type { SessionLock } from '../session/lock';
import type { StorageAdapter } from '../session/storage';

/** What the tabs of one browser share: the storage with its events, the channel and the lock. */
export interface Browser {
  values: Map<string, string>;
  /** Every message that was sent. */
  messages: SessionMessage[];
  openTab(): { storage: StorageAdapter; channel: SessionChannel; lock: SessionLock };
}

export const createBrowser = ({ persistent = true } = {}): Browser => {
  const values = new Map<string, string>();
  const messages: SessionMessage[] = [];
  const storageListeners = new Map<object, Set<(key: string | null) => void>>();
  const channelListeners = new Map<object, Set<(message: SessionMessage) => void>>();
  let queue: Promise<unknown> = Promise.resolve();

  /** As a browser does it: a task later, to every tab but the one that acts. */
  const tell = <T>(groups: Map<object, Set<(value: T) => void>>, from: object, value: T): void => {
    queueMicrotask(() => {
      for (const [tab, listeners] of groups) if (tab !== from) for (const listener of listeners) listener(value);
    });
  };
  const join = <T>(groups: Map<object, Set<(value: T) => void>>, tab: object, listener: (value: T) => void) => {
    const listeners = groups.get(tab) ?? new Set();
    groups.set(tab, listeners.add(listener));
    return () => listeners.delete(listener);
  };

  const lock: SessionLock = (task) => {
    const turn = queue.then(task);
    queue = turn.catch(() => {});
    return turn;
  };

  const openTab = () => {
    const tab = {};
    const storage: StorageAdapter = {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => {
        values.set(key, value);
        tell(storageListeners, tab, key);
      },
      remove: (key) => {
        if (values.delete(key)) tell(storageListeners, tab, key);
      },
      persistent,
      subscribe: (listener) => join(storageListeners, tab, listener),
    };
    const channel: SessionChannel = {
      post: (message) => {
        messages.push(message);
        tell(channelListeners, tab, message);
      },
      subscribe: (listener) => join(channelListeners, tab, listener),
      close: () => channelListeners.delete(tab),
    };
    return { storage, channel, lock };
  };

  return { values, messages, openTab };
};
