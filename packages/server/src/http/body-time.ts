import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseSocket, tooLate } from './server-options';

/** Milliseconds the body of a call may take to arrive; an upload has as long as the whole request. */
const life = 30_000;

/** Hangs up on a client whose body does not arrive in time, so that crowds of them hold nothing. */
export const limitBodyTime = (request: FastifyRequest, reply: FastifyReply): void => {
  const { raw } = request;
  const timer = setTimeout(() => {
    if (raw.complete) return;
    if (reply.sent) raw.socket.destroy();
    else refuseSocket(Object.assign(new Error('The body took too long'), { code: tooLate }), raw.socket);
  }, life);
  const clear = () => clearTimeout(timer);
  raw.once('end', clear);
  raw.once('close', clear);
};
