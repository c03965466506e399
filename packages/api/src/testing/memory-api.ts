import type { Transport, TransportRequest, TransportResponse } from '../client/transport';
import type { SignedIn } from '../contract/auth';
import type { Clock } from '../session/clock';
import { makeToken, signedIn } from './tokens';

export const answer = (
  status: number,
  payload: unknown,
  code?: string,
  headers: Record<string, string> = {},
): TransportResponse => ({
  status,
  header: (name) => headers[name] ?? null,
  body: {
    processStatus: code ? 'ERROR' : 'Success',
    payload,
    friendlyMessage: code ? { code, title: '', message: '' } : null,
    errors: [],
  },
});

/** Answers a request in its own way; undefined means as usual. */
type Handler = (request: TransportRequest) => TransportResponse | undefined | Promise<TransportResponse | undefined>;

export interface MemoryApi {
  transport: Transport;
  /** Requests in the order of arrival. */
  requests: TransportRequest[];
  /** Those to one address. */
  to(path: string): TransportRequest[];
  /** Makes a session on the server and answers as a sign-in does. */
  begin(id?: number | string, roleName?: unknown): SignedIn;
  /** Lets the access tokens of now run out. */
  expire(): void;
  /** Ends all sessions. */
  revokeAll(): void;
  /** Answers a path in another way. */
  on(path: string, handler: Handler): void;
  isAlive(refreshToken: string): boolean;
}

/** Sessions of an API in memory: rotating refresh tokens, access tokens that last ten minutes. */
export const memoryApi = (clock: Clock, { life = 600_000, ahead = 0 } = {}): MemoryApi => {
  const requests: TransportRequest[] = [];
  const handlers = new Map<string, Handler>();
  const access = new Map<string, string>();
  const families = new Map<string, { id: number | string; roleName: unknown; refresh: string }>();
  let count = 0;

  const issue = (family: string) => {
    const session = families.get(family);
    if (!session) throw new Error('no such session');
    count += 1;
    const iat = Math.floor((clock.now() + ahead) / 1000);
    const accessToken = makeToken({
      id: session.id,
      roleName: session.roleName,
      iat,
      exp: iat + life / 1000,
      n: count,
    });
    session.refresh = `${family}.${count}`;
    access.set(accessToken, family);
    return { accessToken, refreshToken: session.refresh };
  };

  const familyOf = (request: TransportRequest): string | undefined => {
    const family = access.get((request.headers['Authorization'] ?? '').replace('Bearer ', ''));
    return family !== undefined && families.has(family) ? family : undefined;
  };

  const refresh = (request: TransportRequest): TransportResponse => {
    const { refreshToken } = request.body as { refreshToken: string };
    const family = refreshToken.split('.')[0] ?? '';
    if (families.get(family)?.refresh !== refreshToken) return answer(401, null, 'unauthorized');
    return answer(200, issue(family));
  };

  const usual = (path: string, request: TransportRequest): TransportResponse => {
    if (path === '/api/panel/auth/refresh-token') return refresh(request);
    const family = familyOf(request);
    if (family === undefined) return answer(401, null, 'unauthorized');
    if (path === '/api/panel/auth/logout') families.delete(family);
    return answer(200, true);
  };

  return {
    requests,
    to: (path) => requests.filter((request) => request.url.split('?')[0] === path),
    transport: async (request) => {
      requests.push(request);
      const path = request.url.split('?')[0] ?? '';
      await Promise.resolve();
      return (await handlers.get(path)?.(request)) ?? usual(path, request);
    },
    begin: (id = 7, roleName = 'PanelUser') => {
      count += 1;
      const family = `f${count}`;
      families.set(family, { id, roleName, refresh: '' });
      return signedIn(issue(family));
    },
    expire: () => access.clear(),
    revokeAll: () => families.clear(),
    on: (path, handler) => handlers.set(path, handler),
    isAlive: (token) => families.get(token.split('.')[0] ?? '')?.refresh === token,
  };
};
