import type { Target } from '@telve/kit';
import { progressPause } from '../../data/useWhileRunning';

/** How far the making of codes is at a moment. */
export interface CodesAt {
  state: 'running' | 'failed' | 'made';
  done: number;
  total: number;
}

/** Codes that are being made, and where more is said of them. */
export interface Making {
  key: string;
  /** Title of the campaign or the group. */
  title: string;
  target: Target;
  id: number;
  /** Asks how far it is; null where there is no such record any more. */
  read: (signal: AbortSignal) => Promise<CodesAt | null>;
}

/** A making that is followed. */
export interface Followed extends Making {
  /** Null until the first answer. */
  at: CodesAt | null;
  /** A page shows it itself: no notice meanwhile, and nothing is asked here. */
  isWatched: boolean;
  /** Its notice was closed while it went on: none until it is over. */
  isClosed: boolean;
}

/** Makings of codes that are followed wherever their user is, oldest first. */
export interface Following {
  getState: () => readonly Followed[];
  subscribe: (listener: () => void) => () => void;
  /** Follows one. What is under way under its key goes on; notices of codes that are there give way. */
  add: (making: Making) => void;
  remove: (key: string) => void;
  /** Takes its notice away: for good where it is over, else until it is. It is followed on. */
  close: (key: string) => void;
  /** A page shows it itself from now on, and has said its end if there was one; answers how that is over. */
  watch: (key: string) => () => void;
  /** Stops all, for good. */
  end: () => void;
}

export const isRunning = ({ at }: Pick<Followed, 'at'>): boolean => at === null || at.state === 'running';

const isSeen = () => document.visibilityState !== 'hidden';

/** Follows makings of codes: asks how far each is, a pause after the last answer, until it is over. */
export const createFollowing = (): Following => {
  let all: readonly Followed[] = [];
  const listeners = new Set<() => void>();
  const watched = new Set<string>();
  const running = new Map<string, AbortController>();
  const find = (key: string) => all.find((one) => one.key === key);
  const set = (next: readonly Followed[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<Followed>) =>
    set(all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const stop = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
  };
  const remove = (key: string) => {
    stop(key);
    if (find(key)) set(all.filter((one) => one.key !== key));
  };

  const look = async ({ key, read }: Making, signal: AbortSignal) => {
    try {
      const at = watched.has(key) || !isSeen() ? undefined : await read(signal);
      if (signal.aborted) return;
      if (at === null) remove(key);
      else if (at) change(key, at.state === 'running' ? { at } : { at, isClosed: false });
    } catch {
      // Asked again: that it could not be asked says nothing of the making.
    }
  };
  const follow = (making: Making) => {
    stop(making.key);
    const own = new AbortController();
    running.set(making.key, own);
    const next = async () => {
      await look(making, own.signal);
      const now = find(making.key);
      if (own.signal.aborted || !now || !isRunning(now)) return;
      const timer = setTimeout(next, progressPause);
      own.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    };
    void next();
  };

  return {
    getState: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (making) => {
      const known = find(making.key);
      if (known && isRunning(known)) return;
      const kept = all.filter(({ key, at }) => key !== making.key && at?.state !== 'made');
      set([...kept, { ...making, at: null, isWatched: watched.has(making.key), isClosed: false }]);
      follow(making);
    },
    remove,
    close: (key) => {
      const now = find(key);
      if (now && isRunning(now)) change(key, { isClosed: true });
      else remove(key);
    },
    watch: (key) => {
      const now = find(key);
      if (now && !isRunning(now)) remove(key);
      watched.add(key);
      change(key, { isWatched: true });
      return () => {
        watched.delete(key);
        change(key, { isWatched: false });
        const left = find(key);
        // At once: what the page showed last is not known here.
        if (left && isRunning(left)) follow(left);
      };
    },
    end: () => {
      for (const key of [...running.keys()]) stop(key);
    },
  };
};
