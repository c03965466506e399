import type { FastifyInstance, FastifyReply } from 'fastify';

const methods = 'GET, POST, PUT, DELETE';
const requestHeaders = ['authorization', 'content-type', 'idempotency-key', 'accept', 'accept-language'];
const exposed = 'Content-Disposition, Retry-After, X-Request-Id';
/** Seconds a browser may remember a preflight. */
const maxAge = '600';

const allow = (reply: FastifyReply, origin: string): FastifyReply =>
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);

/** Where pages of other origins may read: the calls, and private documents by their signed links. */
const open = ['/api/', '/files/'];

/**
 * Lets pages of listed origins call the API and read documents by their links: exact comparison, no wildcard, no credentials. An unlisted origin gets the
 * answer without permission, which its browser then withholds.
 */
export const registerCors = (app: FastifyInstance, origins: readonly string[]): void => {
  const listed = new Set(origins);

  app.addHook('onRequest', async (request, reply) => {
    if (!open.some((path) => request.url.startsWith(path))) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin !== undefined && listed.has(origin)) allow(reply, origin);
  });

  app.options('/api/*', async (request, reply) => {
    const { origin } = request.headers;
    const asked = (request.headers['access-control-request-headers'] ?? '').split(',');
    const known = asked.every((name) => name.trim() === '' || requestHeaders.includes(name.trim().toLowerCase()));
    if (origin !== undefined && listed.has(origin) && known) {
      reply
        .header('access-control-allow-methods', methods)
        .header('access-control-allow-headers', requestHeaders.join(', '))
        .header('access-control-max-age', maxAge);
    } else {
      reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers');
    }
    return reply.code(204).send();
  });
};
