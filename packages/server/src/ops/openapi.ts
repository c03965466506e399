import type { Entry } from '@telve/api';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../http/openapi';
import { expectOperator } from './metrics';

/** Serves /openapi.json: to everybody in demo mode, else to whoever may read the figures. */
export const registerOpenApi = (
  app: FastifyInstance,
  entries: readonly Entry[],
  options: { open: boolean; token: string | undefined },
): void => {
  const document = JSON.stringify(openApiDocument(entries));
  app.get('/openapi.json', async (request, reply) => {
    if (!options.open) expectOperator(options.token, request.headers.authorization);
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
