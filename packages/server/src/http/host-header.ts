import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors';

/** Refuses HTTP/1.1 without a Host, as the protocol asks. Node would do it as well, but without the envelope. */
export const registerHostHeader = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0') throw new Refusal('malformed_request');
  });
};
