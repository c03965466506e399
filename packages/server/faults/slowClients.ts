import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectWell, memoryInUse } from './harness/aftermath';
import { createClient, signIn } from './harness/client';
import { createChecks, percentile, timesOf } from './harness/figures';
import { startServer } from './harness/server';
import type { Trial } from './trial';

/** Milliseconds that everybody else may wait at most. */
const patience = 500;
/** Seconds after which the server must have hung up on a client that has gone quiet. */
const hangUp = 30;

interface Slow {
  socket: Socket;
  closed: boolean;
}

/** Opens a socket that sends `head` at once and then a byte a second. */
const dawdle = (port: number, head: string, drip: string): Slow => {
  const socket = connect(port, '127.0.0.1', () => socket.write(head));
  const slow = { socket, closed: false };
  const timer = setInterval(() => socket.writable && drip && socket.write(drip), 1000);
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    slow.closed = true;
  });
  return slow;
};

const slowHead = (port: number): Slow => dawdle(port, 'GET /api/public/city HTTP/1.1\r\nhost: a\r\nx-slow: ', 'a');

const slowBody = (port: number): Slow =>
  dawdle(
    port,
    'POST /api/panel/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    ' ',
  );

/** Asks a hundred times and never reads. */
const slowReader = (port: number): Slow => {
  const slow = dawdle(port, 'GET /api/public/city HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(100), '');
  slow.socket.pause();
  return slow;
};

/** Clients that send or read next to nothing: the others notice nothing, and the server hangs up on them. */
export const slowClients: Trial = async ({ place, size }) => {
  const { expect, faults } = createChecks();
  const server = await startServer(place.env);
  const client = createClient(server.url, 8);
  const { accessToken: token } = await signIn(client);
  const memory = await memoryInUse(server, client);
  const clients = size('clients', 340);
  const many = (share: number, make: (port: number) => Slow) =>
    Array.from({ length: Math.round(clients * share) }, () => make(server.port));
  const slow = [...many(0.6, slowHead), ...many(0.3, slowBody)];
  const readers = many(0.1, slowReader);
  const times: number[] = [];
  const end = performance.now() + size('seconds', 60) * 1000;
  while (performance.now() < end) {
    const reply = await client.send('GET', '/api/panel/venue/venue-list?size=10', { token });
    expect(reply.status === 200, `an ordinary call was answered ${reply.status}`);
    times.push(reply.ms);
    await sleep(50);
  }
  expect(percentile(times, 0.99) <= patience, `ordinary calls took ${timesOf(times)}`);
  await sleep(hangUp * 1000);
  const open = slow.filter(({ closed }) => !closed).length;
  expect(open === 0, `${open} of ${slow.length} slow clients were still connected ${hangUp} s later`);
  for (const { socket } of [...slow, ...readers]) socket.destroy();
  const well = await expectWell({ expect, faults }, server, client, memory);
  client.close();
  await server.stop();
  return {
    figures: `${slow.length} slow senders and ${readers.length} slow readers for ${size('seconds', 60)} s, others ${timesOf(times)}, ${open} left; ${well}`,
    faults,
  };
};
