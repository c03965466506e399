import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom';

/** Where the page is, and how it came there. */
export interface Place {
  location: Location;
  action: NavigationType;
  /** The scroll position stays: a change of the query alone. */
  keepsScroll: boolean;
}

/** What the history keeps in each entry of the browser. */
interface Kept {
  state: unknown;
  key: string;
  index: number;
}

export interface GuardedHistory extends Navigator {
  place(): Place;
  subscribe(listener: () => void): () => void;
  /** Asks before every change of the page while the registration lasts; a change of the query alone asks nobody. */
  block(ask: () => Promise<boolean>): () => void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const keptIn = (state: unknown): Partial<Kept> => (state ?? {}) as Partial<Kept>;

/**
 * The browser's history as the router reads it, with a question before departures. Back and Forward have happened when
 * the browser tells: they are taken back until the question is answered.
 */
export const createHistory = (page: Window): GuardedHistory => {
  const listeners = new Set<() => void>();
  let asking: (() => Promise<boolean>) | null = null;
  let pending: (() => void) | null = null;
  /** Settles when the browser has taken a departure back; null while it is not doing so. */
  let taken: { promise: Promise<void>; done: () => void } | null = null;
  /** Place of the entry that a yes leads to: no other one is reached without a question. */
  let allowed: number | null = null;

  const indexNow = () => keptIn(page.history.state).index;
  /** Gives an entry that is not ours its place: the first of the visit, or one by a typed hash. */
  const adopt = (index: number) => {
    if (indexNow() === undefined) page.history.replaceState({ state: null, key: newKey(), index } satisfies Kept, '');
  };
  adopt(0);
  const read = (): Location => {
    const { pathname, search, hash } = page.location;
    const { state = null, key = 'default' } = keptIn(page.history.state);
    return { pathname, search, hash, state, key };
  };
  let index = indexNow() ?? 0;
  let place: Place = { location: read(), action: NavigationType.Pop, keepsScroll: false };

  const takeBack = (delta: number) => {
    let done = () => {};
    const promise = new Promise<void>((resolve) => {
      done = resolve;
    });
    taken = { promise, done };
    page.history.go(-delta);
  };

  const become = (action: NavigationType, keepsScroll = false) => {
    allowed = null;
    index = indexNow() ?? index;
    place = { location: read(), action, keepsScroll };
    for (const listener of listeners) listener();
  };

  /** Goes on at once, or when the question is answered; a second departure meanwhile takes the place of the first. */
  const depart = (pathname: string, go: () => void) => {
    if (!asking || pathname === place.location.pathname) return go();
    const isAsked = pending !== null;
    pending = go;
    if (isAsked) return;
    const answer = async (leave: boolean) => {
      // An answer may be there before the browser is back: going on from a place that is being left goes astray.
      if (taken) await taken.promise;
      const next = pending;
      pending = null;
      if (leave) next?.();
    };
    // A question that cannot be asked is no permission, and blocks no later one.
    void asking().then(answer, () => answer(false));
  };

  const write = (action: NavigationType, to: To, state: unknown, keepsScroll?: boolean) => {
    const target = typeof to === 'string' ? parsePath(to) : to;
    const path = { pathname: place.location.pathname, search: '', hash: '', ...target };
    depart(path.pathname, () => {
      const next = index + (action === NavigationType.Push ? 1 : 0);
      const method = action === NavigationType.Push ? 'pushState' : 'replaceState';
      page.history[method]({ state, key: newKey(), index: next } satisfies Kept, '', createPath(path));
      become(action, keepsScroll);
    });
  };

  page.addEventListener('popstate', () => {
    if (taken) {
      taken.done();
      taken = null;
      return;
    }
    adopt(index + 1);
    const next = indexNow() ?? index;
    const isFree = !asking || next === allowed || next === index;
    if (isFree || page.location.pathname === place.location.pathname) {
      become(NavigationType.Pop);
      return;
    }
    const { pathname } = page.location;
    takeBack(next - index);
    depart(pathname, () => {
      allowed = next;
      page.history.go(next - index);
    });
  });

  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => page.history.go(delta),
    push: (to, state, options) => write(NavigationType.Push, to, state, options?.preventScrollReset),
    replace: (to, state, options) => write(NavigationType.Replace, to, state, options?.preventScrollReset),
    place: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block: (ask) => {
      asking = ask;
      return () => {
        if (asking === ask) asking = null;
      };
    },
  };
};
