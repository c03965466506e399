import type { FastifyServerOptions } from 'fastify';
import { describeError } from './mask';

export interface LogOptions {
  level: string;
  /** Where the lines go; standard output when absent. */
  stream?: { write(line: string): void };
}

/** Whatever a careless line may carry of these is not written. */
const secrets = [
  'authorization',
  'password',
  'currentPassword',
  'newPassword',
  'accessToken',
  'refreshToken',
  'token',
  'email',
  'phone',
  'iban',
  'body',
];

/**
 * The log: one JSON object a line, times in UTC, control characters escaped. Requests and answers are never logged as
 * such; `request-log.ts` writes one line for each.
 */
export const logOptions = ({ level, stream }: LogOptions): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: describeError as never, req: () => undefined as never, res: () => undefined as never },
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '***' },
});
