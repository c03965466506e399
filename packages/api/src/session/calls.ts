import { isApiError } from '../client/api-error';
import type { ClientAuth } from '../client/client';
import { createClient } from '../client/create-client';
import type { Transport } from '../client/transport';
import { logout, refreshToken, type Tokens } from '../contract/auth';

/** The two calls a session makes by itself. */
export interface SessionCalls {
  /** Rejects with an ApiError. */
  refresh(token: string): Promise<Tokens>;
  /** Ends the session on the server as well as it can; never rejects. */
  revoke(tokens: { accessToken: string | null; refreshToken: string | null }): Promise<void>;
}

const speakWith = (accessToken: string): ClientAuth => ({
  identity: '',
  roles: [],
  accessToken: () => accessToken,
  renew: () => Promise.resolve(false),
  forbidden: () => {},
});

export const createSessionCalls = (transport: Transport, baseUrl: string | undefined): SessionCalls => {
  const refresh = (token: string) => createClient({ transport, baseUrl }).call(refreshToken, { refreshToken: token });
  const end = (accessToken: string) =>
    createClient({ transport, baseUrl, auth: speakWith(accessToken) }).call(logout, {});

  const revoke: SessionCalls['revoke'] = async ({ accessToken, refreshToken: token }) => {
    try {
      if (accessToken) await end(accessToken);
    } catch (error) {
      // An access token that has run out ends nothing; the refresh token still could start again what was left.
      if (!token || !isApiError(error) || error.status !== 401) return;
      const fresh = await refresh(token);
      await end(fresh.accessToken);
    }
  };

  return { refresh, revoke: (tokens) => revoke(tokens).catch(() => {}) };
};

/**
 * True when the server said no to a renewal, which ends the session. Everything else (no network, a busy or broken
 * server, a proxy's page) says nothing about the session.
 */
export const isFinalRefusal = (error: unknown): boolean =>
  isApiError(error) && error.enveloped && error.status < 500 && ![408, 425, 429].includes(error.status);
