import type { Entry } from '@telve/api';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './call';
import type { HttpDeps } from './deps';
import { Refusal } from './errors';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

const signedIn = async (request: FastifyRequest, deps: HttpDeps): Promise<Caller> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? await deps.accessTokens.verify(token) : null;
  const caller = claims ? await deps.accounts.read(claims, deps.clock.now()) : null;
  if (caller) return caller;
  deps.events.note('unauthorized', { requestId: request.id, address: request.ip, tokenSent: token !== undefined });
  throw new Refusal('unauthorized');
};

/**
 * Who may make this call. A public call ignores every token (D-90); all others need a live session, and a call with
 * roles an account of one of them (GEN-17). Before a temporary password is replaced only the `session` calls are open
 * (D-27).
 */
export const authorise = async (entry: Entry, request: FastifyRequest, deps: HttpDeps): Promise<Caller | null> => {
  if (entry.access === 'public') return null;
  const caller = await signedIn(request, deps);
  if (entry.access === 'session') return caller;
  if (!entry.access.includes(caller.role)) {
    deps.events.note('forbidden', { requestId: request.id, userId: caller.userId, call: entry.id });
    throw new Refusal('forbidden');
  }
  if (caller.mustChangePassword) throw new Refusal('password_change_required');
  return caller;
};
