import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** False from the moment the process was told to stop. */
  accepting: boolean;
  /** Throws when the database does not answer in time. */
  check(): Promise<void>;
}

/** `/health/live`: the process runs. `/health/ready`: it may be sent requests. */
export const registerHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (!readiness.accepting) return reply.code(503).header('retry-after', '5').send({ status: 'stopping' });
    try {
      await readiness.check();
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database unavailable' });
    }
    return { status: 'ready' };
  });
};
