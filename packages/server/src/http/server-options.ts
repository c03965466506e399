import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type LogOptions, logOptions } from '../log/logger';
import { commonHeaders } from '../security/headers';
import { refusalBody } from './envelope';
import { refusalOf, sendRefusal } from './error-handler';
import { Refusal } from './errors';
import { parseQuery } from './query';

const seconds = 1000;

/** Bytes of a JSON body; form data has limits of its own. */
const jsonLimit = 256 * 1024;

const headerOverflow = 'HPE_HEADER_OVERFLOW';
/** Code of a request that did not arrive in time. */
export const tooLate = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Milliseconds a client gets to read a refusal and hang up itself; closing at once may throw the answer away. */
const lingering = 1 * seconds;

/** Answers what is not even HTTP with the envelope, and hangs up, also on a client that does not. */
export const refuseSocket = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new Refusal(error.code === tooLate ? 'request_timeout' : 'malformed_request');
  const status = error.code === headerOverflow ? '431 Request Header Fields Too Large' : `${refusal.status} Refused`;
  const body = JSON.stringify(refusalBody(refusal, randomUUID()));
  const head = Object.entries({
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const late = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(late));
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
};

/** Answers an address the router cannot read; the hooks have not run then. */
const refuseAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ ...commonHeaders, 'x-request-id': request.id });
  sendRefusal(reply, request, refusalOf(error));
};

export interface HttpOptions {
  log: LogOptions;
  /** Proxies to believe: addresses and ranges, or a number of hops counted from here. */
  trustProxy: false | number | string[];
}

/** How Fastify is set up: limits of time and size, and no friendliness towards odd addresses. */
export const serverOptions = ({ log, trustProxy }: HttpOptions): FastifyHttpOptions<Server> => ({
  logger: logOptions(log),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: () => randomUUID(),
  trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
  bodyLimit: jsonLimit,
  // The whole request must have arrived; an upload takes longer than a form.
  requestTimeout: 120 * seconds,
  handlerTimeout: 120 * seconds,
  keepAliveTimeout: 72 * seconds,
  // A request without Host is refused by `host-header.ts`, with the envelope.
  http: {
    requireHostHeader: false,
    headersTimeout: 10 * seconds,
    connectionsCheckingInterval: 2 * seconds,
    maxHeaderSize: 16 * 1024,
  },
  exposeHeadRoutes: false,
  return503OnClosing: false,
  forceCloseConnections: 'idle',
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'error',
  clientErrorHandler: refuseSocket,
  frameworkErrors: refuseAddress,
  routerOptions: {
    querystringParser: parseQuery as never,
    caseSensitive: true,
    ignoreTrailingSlash: false,
    ignoreDuplicateSlashes: false,
    maxParamLength: 1024,
  },
});
