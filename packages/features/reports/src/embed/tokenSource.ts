import { ApiError, type WidgetToken } from '@telve/api';

/** Asked for a new token this long before the old one ends, in milliseconds. */
const early = 30_000;

export interface TokenSource {
  /** The token of the last answer; null before the first. */
  readonly current: string | null;
  /** Sees to a token that still holds for a while. Rejects with an ApiError where the page has none to give. */
  ready: () => Promise<void>;
  /** After the server has refused `used`: true where another one could be had. */
  renew: (used: string | null) => Promise<boolean>;
}

/** Holds the token in memory alone, asks for the next one before it ends, and only once at a time. */
export const createTokenSource = (ask: () => Promise<WidgetToken>): TokenSource => {
  let held: WidgetToken | null = null;
  let asking: Promise<void> | null = null;

  const fetchNew = async () => {
    let given: WidgetToken | null;
    try {
      given = await ask();
    } catch (cause) {
      throw new ApiError({ status: 0, code: 'network', cause });
    }
    if (!given?.token) throw new ApiError({ status: 401, code: 'unauthorized' });
    held = given;
  };
  const askOnce = () => {
    asking ??= fetchNew().finally(() => {
      asking = null;
    });
    return asking;
  };
  /** An end that is no instant never comes: then the server's 401 tells. */
  const endsSoon = () => held !== null && Date.parse(held.expiresAt) - Date.now() < early;

  return {
    get current() {
      return held?.token ?? null;
    },
    ready: async () => {
      if (held === null || endsSoon()) await askOnce();
    },
    renew: async (used) => {
      if (held !== null && held.token !== used) return true;
      await askOnce();
      return held?.token !== used;
    },
  };
};
