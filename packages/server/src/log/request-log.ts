import type { FastifyInstance } from 'fastify';
import { maskPath } from './mask';

/** Writes one line for each answered request. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: maskPath(request.url),
      call: request.routeOptions.config?.entry?.id,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
      userId: request.caller?.userId,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
};
