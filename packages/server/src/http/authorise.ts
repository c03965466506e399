import type { Entry } from '@telve/api';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './call';
import type { HttpDeps } from './deps';
import { Refusal } from './errors';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

const ofAccount = async (token: string, { accessTokens, accounts, clock }: HttpDeps): Promise<Caller | null> => {
  const claims = await accessTokens.verify(token);
  return claims && accounts.read(claims, clock.now());
};

/** A widget acts inside one company; that of an account bound to one must still be its own. */
const ofWidget = async (token: string, { widgetTokens, accounts, clock }: HttpDeps): Promise<Caller | null> => {
  const claims = await widgetTokens.verify(token);
  const maker = claims && (await accounts.read(claims, clock.now()));
  if (!maker || (maker.role !== 'PanelUser' && maker.companyId !== claims.companyId)) return null;
  return { ...maker, companyId: claims.companyId, widget: true };
};

const known = async (request: FastifyRequest, deps: HttpDeps): Promise<Caller> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const caller = token ? ((await ofAccount(token, deps)) ?? (await ofWidget(token, deps))) : null;
  if (caller) return caller;
  deps.events.note('unauthorized', { requestId: request.id, address: request.ip, tokenSent: token !== undefined });
  throw new Refusal('unauthorized');
};

/**
 * Who may make this call. A public call ignores every token (D-90); all others need a live session, and a call with
 * roles an account of one of them (GEN-17). Before a temporary password is replaced only the `session` calls are open
 * (D-27). A widget may make the calls that the contract opens to widgets and no other.
 */
export const authorise = async (entry: Entry, request: FastifyRequest, deps: HttpDeps): Promise<Caller | null> => {
  if (entry.access === 'public') return null;
  const caller = await known(request, deps);
  const isOpen = entry.access === 'session' || entry.access.includes(caller.role);
  if (!isOpen || (caller.widget && !entry.widget)) {
    deps.events.note('forbidden', { requestId: request.id, userId: caller.userId, call: entry.id });
    throw new Refusal('forbidden');
  }
  if (entry.access === 'session') return caller;
  if (caller.mustChangePassword) throw new Refusal('password_change_required');
  return caller;
};
