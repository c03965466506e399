import { ApiError, type ClientAuth, isRole, type Role, readClaims } from '@telve/api';

/** Where the page keeps the token of its visitor. */
export interface TokenSource {
  /**
   * The visitor's access token of the Telve server, or null. `refused` is the token that the server has just answered with
   * 401: give another one, or null when there is none.
   */
  getAccessToken: (refused?: string) => string | null | Promise<string | null>;
  /** The visitor is not, or no longer, allowed to: sign in again. Called once for each token. */
  onUnauthorized?: () => void;
}

export interface TokenAuth extends ClientAuth {
  /** Asks the page for a token. Rejects with what `getAccessToken` rejects with. */
  load(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Speaks for whoever the page's tokens belong to; keeps them in memory alone. `source` is asked at each use. */
export const createTokenAuth = (source: () => TokenSource): TokenAuth => {
  let token: string | null = null;
  let identity: string | null = null;
  let roles: readonly Role[] = [];
  let reported: string | null | undefined;
  let renewing: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const take = (next: string | null) => {
    const claims = next === null ? null : readClaims(next);
    const before = identity;
    token = next;
    identity = claims?.id ?? null;
    roles = claims?.roleNames.filter(isRole) ?? [];
    if (before !== identity) for (const listener of listeners) listener();
  };
  const report = () => {
    if (reported === token) return;
    reported = token;
    source().onUnauthorized?.();
  };
  const ask = async (refused: string | null) => {
    let next: string | null;
    try {
      next = (await source().getAccessToken(refused ?? undefined)) || null;
    } catch (cause) {
      throw new ApiError({ status: 0, code: 'network', cause });
    }
    if (next === null || next === refused) {
      report();
      return false;
    }
    take(next);
    return true;
  };

  return {
    get identity() {
      return identity;
    },
    get roles() {
      return roles;
    },
    accessToken: () => token,
    renew: (used) => {
      if (used !== token && token !== null) return Promise.resolve(true);
      renewing ??= ask(used).finally(() => {
        renewing = null;
      });
      return renewing;
    },
    refused: report,
    forbidden: report,
    load: async () => take((await source().getAccessToken()) || null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
