import type { Transport } from '../client/transport';
import { type Activity, browserActivity } from './activity';
import { browserStorage } from './browser-storage';
import { createSessionCalls } from './calls';
import { browserChannel, type SessionChannel } from './channel';
import { readClaims } from './claims';
import { type Clock, systemClock } from './clock';
import { createKeeper, type Keeper } from './keeper';
import { browserLock, type SessionLock } from './lock';
import { createQuietRenewal, type QuietRenewal } from './quiet-renewal';
import { createRenewal } from './renewal';
import type { StorageAdapter } from './storage';
import { createSessionStore, rolesOf } from './stored';
import type { Session } from './types';

export interface SessionOptions {
  /** Sends the session's own two calls, refresh and logout. */
  transport: Transport;
  /** Address of the API, as the client's. */
  baseUrl?: string;
  /** Where the five values lie. Default: the browser's localStorage, in memory where that is blocked. */
  storage?: StorageAdapter;
  /** Put before the five keys, for pages that hold more than one session. Default none (D-05). */
  keyPrefix?: string;
  /** How tabs tell each other the end of a session. Default: a BroadcastChannel. */
  channel?: SessionChannel;
  /** Lets one tab renew at a time. Default: Web Locks, else a value in the storage. */
  lock?: SessionLock;
  /** Whether somebody uses this tab. Default: visible and touched within five minutes. */
  activity?: Activity;
  clock?: Clock;
}

/**
 * Makes the session of the signed-in user: keeps its five values, renews its tokens once for all requests and tabs,
 * ends it in all of them (SES-09 to SES-25, D-05 to D-07). It is a `ClientAuth`, so `createClient` takes it as `auth`.
 * Touches the browser when it is made, never at import; `dispose` leaves no timer and no listener.
 */
export const createSession = (options: SessionOptions): Session => {
  const { transport, baseUrl, keyPrefix = '', clock = systemClock, storage = browserStorage() } = options;
  const name = `${keyPrefix}telve.session`;
  const channel = options.channel ?? browserChannel(name);
  const lock = options.lock ?? browserLock(`${name}.renewal`, storage, clock);
  const activity = options.activity ?? browserActivity(clock);
  const store = createSessionStore(storage, keyPrefix);
  const calls = createSessionCalls(transport, baseUrl);
  const holds = new Set<() => boolean>();
  let disposed = false;

  const keeper: Keeper = createKeeper({
    store,
    channel,
    isHeld: () => [...holds].some((hold) => hold()),
    onToken: (receivedNow) => quiet.plan(receivedNow),
  });
  const renewal = createRenewal({ store, keeper, calls, lock });
  const quiet: QuietRenewal = createQuietRenewal({ clock, activity, accessToken: keeper.token, renew: renewal });

  const stops = [
    storage.subscribe((key) => store.isSignal(key) && keeper.sync()),
    channel.subscribe(keeper.hear),
    activity.subscribe(keeper.sync),
    quiet.stop,
    keeper.stop,
    channel.close,
  ];
  keeper.adopt(false);

  const present = () => ({ accessToken: keeper.token(), refreshToken: store.refreshToken() });

  return {
    getState: keeper.state,
    subscribe: keeper.subscribe,
    get identity() {
      return keeper.state().user?.id ?? null;
    },
    get roles() {
      return keeper.state().user?.roles ?? [];
    },
    accessToken: () => {
      if (!disposed) keeper.sync();
      return keeper.token();
    },
    renew: async (usedToken) => {
      if (disposed) return false;
      keeper.sync();
      if (keeper.state().status === 'signed-in' && keeper.token() === usedToken) await renewal();
      const { status } = keeper.state();
      return status === 'locked' && !disposed ? keeper.untilUnlocked() : status === 'signed-in';
    },
    refused: (usedToken) => {
      if (keeper.token() === usedToken) keeper.finish('expired');
    },
    forbidden: () => {
      if (keeper.state().status !== 'signed-in') return;
      const tokens = present();
      keeper.finish('forbidden');
      void calls.revoke(tokens);
    },
    passwordChangeRequired: () => keeper.setMustChangePassword(true),
    signIn: ({ accessToken, refreshToken, nameSurname, email, mustChangePassword }) => {
      store.write({ accessToken, refreshToken, nameSurname, email, roles: rolesOf(readClaims(accessToken)) });
      keeper.adopt(true);
      keeper.setMustChangePassword(mustChangePassword);
      const userId = keeper.state().user?.id;
      if (userId !== undefined && !mustChangePassword)
        channel.post({ userId, ended: null, mark: readClaims(accessToken)?.mark ?? null });
    },
    signOut: async () => {
      if (keeper.state().status === 'signed-out') return;
      const tokens = present();
      keeper.finish('logout');
      await calls.revoke(tokens);
    },
    holdWhile: (hold) => {
      holds.add(hold);
      return () => holds.delete(hold);
    },
    giveUp: keeper.giveUp,
    dispose: () => {
      disposed = true;
      for (const stop of stops) stop();
    },
  };
};
