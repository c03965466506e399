import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Handles the requests of one connection one after the other. No browser sends the next before the answer; a client
 * that sends thousands at once would fill the queue for the database, and everybody else would be refused.
 */
export const registerOneAtATime = (app: FastifyInstance): void => {
  const last = new WeakMap<Socket, Promise<void>>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const before = last.get(socket);
    last.set(socket, new Promise((resolve) => reply.raw.once('close', resolve)));
    if (!before) {
      done();
      return;
    }
    // A connection that is gone wants no answers; what waited is forgotten with it.
    void before.then(() => socket.destroyed || done());
  });
};
