import type { SessionChannel, SessionMessage } from './channel';
import { readClaims } from './claims';
import type { SessionStore } from './stored';
import type { SessionEnd, SessionState } from './types';
import { isSameState, toUser } from './user';

export interface KeeperOptions {
  store: SessionStore;
  channel: SessionChannel;
  /** True while something on screen would be lost (D-06). */
  isHeld: () => boolean;
  /** The token changed; `receivedNow`: the server issued it this moment. */
  onToken: (receivedNow: boolean) => void;
}

/** Holds what this tab knows of the session and keeps it in step with the storage. */
export interface Keeper {
  state(): SessionState;
  token(): string | null;
  subscribe(listener: () => void): () => void;
  /** Takes over what lies in the storage. */
  adopt(receivedNow: boolean): void;
  /** Looks whether another tab renewed, ended or began a session. */
  sync(): void;
  /** Ends the session in all tabs. An `expired` one is only locked while something is held. */
  finish(reason: SessionEnd): void;
  /** What another tab said. */
  hear(message: SessionMessage): void;
  setMustChangePassword(value: boolean): void;
  /** Leaves a locked session. */
  giveUp(): void;
  /** A promise for the end of a lock: true when the same user signed in again. */
  untilUnlocked(): Promise<boolean>;
  stop(): void;
}

const markOf = (token: string | null): string | null => (token === null ? null : (readClaims(token)?.mark ?? null));

export const createKeeper = ({ store, channel, isHeld, onToken }: KeeperOptions): Keeper => {
  const listeners = new Set<() => void>();
  let waiting: ((sameUser: boolean) => void)[] = [];
  let token: string | null = null;
  let lastUserId: string | null = null;
  let state: SessionState = { status: 'signed-out', user: null, ended: null, persistent: true };

  const become = (next: Omit<SessionState, 'persistent'>): void => {
    const full = { ...next, persistent: store.persistent };
    if (isSameState(state, full)) return;
    state = full;
    for (const listener of [...listeners]) listener();
  };

  const settle = (sameUser: boolean): void => {
    const settled = waiting;
    waiting = [];
    for (const resolve of settled) resolve(sameUser);
  };

  const end = (reason: SessionEnd): void => {
    if (state.status === 'signed-out') return;
    token = null;
    onToken(false);
    if (reason === 'expired' && isHeld()) {
      become({ status: 'locked', user: state.user, ended: null });
      return;
    }
    become({ status: 'signed-out', user: null, ended: reason });
    settle(false);
  };

  const adopt = (receivedNow: boolean): void => {
    const stored = store.read();
    if (!stored) {
      become(state);
      return;
    }
    const known = state.user;
    const user = toUser(stored, readClaims(stored.accessToken), known);
    token = stored.accessToken;
    lastUserId = user.id;
    onToken(receivedNow);
    become({ status: 'signed-in', user, ended: null });
    settle(known?.id === user.id);
  };

  const sync = (): void => {
    const stored = store.accessToken();
    if (stored === token) return;
    if (stored) adopt(false);
    else end('expired');
  };

  return {
    state: () => state,
    token: () => token,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    adopt,
    sync,
    finish: (reason) => {
      const userId = state.user?.id;
      // Told before the storage event arrives, so that the other tabs know why.
      if (userId !== undefined) channel.post({ userId, ended: reason, mark: markOf(store.accessToken() ?? token) });
      store.clear();
      end(reason);
    },
    hear: ({ userId, ended, mark }) => {
      if (userId !== lastUserId) return;
      if (ended === null) {
        if (state.user?.id === userId) become({ ...state, user: { ...state.user, mustChangePassword: false } });
        return;
      }
      const stored = store.accessToken();
      // A late word about a session before this one.
      if (stored && markOf(stored) !== mark) {
        sync();
        return;
      }
      // Empty already where the tabs share a storage; a tab that keeps its values in memory does it itself.
      if (stored) store.clear();
      if (state.status === 'signed-out') become({ ...state, ended });
      else end(ended);
    },
    setMustChangePassword: (value) => {
      if (state.user) become({ ...state, user: { ...state.user, mustChangePassword: value } });
    },
    giveUp: () => {
      if (state.status !== 'locked') return;
      become({ status: 'signed-out', user: null, ended: 'expired' });
      settle(false);
    },
    untilUnlocked: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () => {
      listeners.clear();
      settle(false);
    },
  };
};
