import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health';

/** Once told to stop, every answer ends its connection: the client's next request goes to another instance. */
export const registerFarewell = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!readiness.accepting) reply.header('connection', 'close');
  });
};
