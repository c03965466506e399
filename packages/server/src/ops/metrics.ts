import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '../http/errors';

export interface Metrics {
  registry: Registry;
  authFailures: Counter;
  securityEvents: Counter<'event'>;
  requests: Histogram<'call' | 'status'>;
}

/** The server's figures. `withProcess` adds those of the process: once in a process. */
export const createMetrics = (pool: pg.Pool, withProcess: boolean): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    registry,
    authFailures: new Counter({ name: 'auth_failures_total', help: 'Wrong passwords', registers }),
    securityEvents: new Counter({
      name: 'security_events_total',
      help: 'Security events by kind',
      labelNames: ['event'],
      registers,
    }),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by call and status',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
  };
};

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Throws 404 without a configured token, 401 for a request that does not carry it. */
export const expectOperator = (token: string | undefined, authorization: string | undefined): void => {
  if (token === undefined) throw new Refusal('not_found');
  if (!sameText(authorization ?? '', `Bearer ${token}`)) throw new Refusal('unauthorized');
};

/** Measures every request and offers the figures at /metrics to whoever has the token. */
export const registerMetrics = (app: FastifyInstance, metrics: Metrics, token: string | undefined): void => {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config?.entry?.id ?? 'other';
    metrics.requests.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    expectOperator(token, request.headers.authorization);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
