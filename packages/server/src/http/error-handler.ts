import type { Entry } from '@telve/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageFull, isUnavailable } from '../db/errors';
import type { HostAnswer } from '../host-files/register';
import type { SecurityEvents } from '../log/security-events';
import { refusalBody } from './envelope';
import { Refusal } from './errors';
import { pathPattern } from './route-paths';

/** Seconds after which a call may be tried again while the database is away. */
const outageRetryAfter = 5;

const byStatus: Record<number, ConstructorParameters<typeof Refusal>[0]> = {
  400: 'malformed_request',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'malformed_request',
  415: 'unsupported_media_type',
  503: 'service_unavailable',
};

/** The refusal that answers an error; one that is nobody's plan becomes 500 without a word about it. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return new Refusal('service_unavailable', { retryAfter: outageRetryAfter, cause: error });
  if (isStorageFull(error)) return new Refusal('storage_full', { cause: error });
  const status = (error as FastifyError | null)?.statusCode;
  const code = status === undefined ? undefined : byStatus[status];
  if (code === 'service_unavailable') return new Refusal(code, { retryAfter: outageRetryAfter, cause: error });
  return new Refusal(code ?? 'internal_error', { cause: error });
};

/** True when the client hung up before its request had arrived: nobody reads the answer, and it is no fault of ours. */
const isAbandoned = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Sends a refusal as the envelope of D-12. */
export const sendRefusal = (reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply => {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(refusal.retryAfter))));
  const body = JSON.stringify(refusalBody(refusal, request.id, request.routeOptions.config.entry));
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(body);
};

/** Methods a path answers; HEAD never is one of them. */
const methodsOf = (patterns: readonly (readonly [RegExp, string])[], path: string): string[] =>
  patterns.filter(([pattern]) => pattern.test(path)).map(([, method]) => method);

export interface ErrorDeps {
  entries: readonly Entry[];
  events: SecurityEvents;
  /** Pages and files of the host; asked for what no route answers. */
  host?: HostAnswer;
}

/** Every error and every unknown path is answered with the envelope, also those the framework finds itself. */
export const registerErrors = (app: FastifyInstance, { entries, events, host }: ErrorDeps): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = isAbandoned(request) ? new Refusal('malformed_request', { cause: error }) : refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed');
    if (refusal.code === 'too_many_requests') {
      events.note('limited', {
        requestId: request.id,
        address: request.ip,
        call: request.routeOptions.config.entry?.id,
      });
    }
    return sendRefusal(reply, request, refusal);
  });

  const patterns = entries.map((entry) => [pathPattern(entry), entry.method] as const);
  app.setNotFoundHandler((request, reply) => {
    const answered = host?.(request, reply);
    if (answered) return answered;
    const methods = methodsOf(patterns, request.url.split('?', 1)[0] as string);
    const known = methods.length > 0 && request.method !== 'HEAD';
    if (known) reply.header('allow', methods.join(', '));
    const wrongMethod = known || request.method === 'TRACE';
    return sendRefusal(reply, request, new Refusal(wrongMethod ? 'method_not_allowed' : 'not_found'));
  });
};
