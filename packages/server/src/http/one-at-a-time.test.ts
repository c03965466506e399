import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerOneAtATime } from './one-at-a-time';

let app: FastifyInstance;
let port: number;
let running: number;
let most: number;
let handled: number;

beforeEach(async () => {
  running = 0;
  most = 0;
  handled = 0;
  app = fastify();
  registerOneAtATime(app);
  app.get('/slow/:number', async (request) => {
    running += 1;
    most = Math.max(most, running);
    // A turn of the event loop, in which every other request that may run would begin.
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    handled += 1;
    return (request.params as { number: string }).number;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

/** Sends so many requests at once over one connection and answers the bodies in the order of their arrival. */
const pipeline = async (count: number): Promise<string[]> => {
  const socket = connect(port, '127.0.0.1');
  const requests = Array.from({ length: count }, (_, n) => {
    const ending = n === count - 1 ? 'connection: close\r\n' : '';
    return `GET /slow/${n} HTTP/1.1\r\nhost: telve.example\r\n${ending}\r\n`;
  });
  socket.write(requests.join(''));
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  await once(socket, 'end');
  return [...text.matchAll(/\r\n\r\n(\d+)/g)].map(([, body]) => body as string);
};

describe('requests of one connection', () => {
  it('are handled one after the other, each with its answer', async () => {
    const answers = await pipeline(50);
    expect(answers).toEqual(Array.from({ length: 50 }, (_, n) => String(n)));
    expect(most).toBe(1);
  });

  it('wait for none of another connection', async () => {
    const answers = await Promise.all([pipeline(50), pipeline(50)]);
    expect(answers.map(({ length }) => length)).toEqual([50, 50]);
    expect(most).toBe(2);
  });

  it('that wait are forgotten with a connection that is gone', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /slow/1 HTTP/1.1\r\nhost: telve.example\r\n\r\n'.repeat(1000));
    await once(socket, 'data');
    socket.destroy();
    expect(await pipeline(1)).toEqual(['0']);
    expect(handled).toBeLessThan(500);
  });
});
