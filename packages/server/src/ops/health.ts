import { documentBytesMax } from '@telve/api';
import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** False from the moment the process was told to stop. */
  accepting: boolean;
  /** Throws when the database does not answer in time. */
  check(): Promise<void>;
  /** Bytes that documents may still take. */
  room(): Promise<number>;
}

/** What does not keep the process from answering, but somebody has to see to. */
const shortages = async ({ room }: Readiness): Promise<string[]> =>
  (await room()) < documentBytesMax ? ['storage'] : [];

/**
 * `/health/live`: the process runs. `/health/ready`: it may be sent requests; `degraded` names what runs short, such as
 * `storage` when no largest document would fit.
 */
export const registerHealth = (app: FastifyInstance, readiness: Readiness): void => {
  // Monitors and balancers ask by HEAD as well.
  const monitored = { exposeHeadRoute: true };
  app.get('/health/live', monitored, async () => ({ status: 'live' }));
  app.get('/health/ready', monitored, async (_request, reply) => {
    if (!readiness.accepting) return reply.code(503).header('retry-after', '5').send({ status: 'stopping' });
    try {
      await readiness.check();
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database unavailable' });
    }
    const degraded = await shortages(readiness);
    return degraded.length > 0 ? { status: 'ready', degraded } : { status: 'ready' };
  });
};
