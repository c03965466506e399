import { isFinalRefusal, type SessionCalls } from './calls';
import { readClaims } from './claims';
import type { Keeper } from './keeper';
import type { SessionLock } from './lock';
import type { SessionStore } from './stored';

export interface RenewalOptions {
  store: SessionStore;
  keeper: Keeper;
  calls: SessionCalls;
  lock: SessionLock;
}

/**
 * Makes the renewal of a session: one refresh call however many requests and tabs ask for it (SES-19, D-07).
 * Afterwards the keeper's state says how it went; rejects when the server could not be asked, which ends nothing.
 */
export const createRenewal = ({ store, keeper, calls, lock }: RenewalOptions): (() => Promise<void>) => {
  /** Tokens for a session that was left meanwhile: they must not live on unseen. */
  const discard = (tokens: { accessToken: string; refreshToken: string }): void => {
    const now = store.accessToken();
    const stays = now !== null && readClaims(now)?.id === readClaims(tokens.accessToken)?.id;
    if (!stays) void calls.revoke(tokens);
    keeper.sync();
  };

  const renew = async (): Promise<void> => {
    const used = keeper.token();
    await lock(async () => {
      const refreshToken = store.refreshToken();
      if (store.accessToken() !== used) return keeper.sync();
      if (!refreshToken) return keeper.finish('expired');
      try {
        const tokens = await calls.refresh(refreshToken);
        if (store.refreshToken() !== refreshToken) return discard(tokens);
        store.writeTokens(tokens);
        keeper.adopt(true);
      } catch (error) {
        if (store.accessToken() !== used) return keeper.sync();
        if (!isFinalRefusal(error)) throw error;
        keeper.finish('expired');
      }
    });
  };

  let running: Promise<void> | null = null;
  return () => {
    running ??= renew().finally(() => {
      running = null;
    });
    return running;
  };
};
