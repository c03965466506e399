import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { defineEntry, type Entry } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixed, object } from 'yup';
import { startTestCalls, type TestCalls } from '../testing/calls';
import { FileAnswer } from './file-answer';
import type { AnyHandler, Registered } from './handlers';

const part = Buffer.alloc(64 * 1024, 'x');
/** Far more than the two ends of a connection hold for a reader that reads nothing. */
const parts = 512;

let bodies: Readable[] = [];
const answer = (id: string, body: () => Readable): Registered => ({
  entry: defineEntry<Record<string, unknown>, unknown>()({
    ...{ id: `test.${id}`, method: 'GET', path: `/${id}`, access: 'public', kind: 'file' },
  } as never) as Entry,
  rules: { input: object({}).default(undefined), payload: mixed() },
  handler: (async () => {
    const made = body();
    bodies.push(made);
    return new FileAnswer({ fileName: 'a.bin', mediaType: 'application/octet-stream', body: made });
  }) as AnyHandler,
});

const long = () => Readable.from(Array.from({ length: parts }, () => part));
const hesitant = () =>
  Readable.from(
    (async function* () {
      yield part;
      await pause(600);
      yield part;
    })(),
  );

const limit = 300;
const stall = 400;
let server: TestCalls;
beforeAll(async () => {
  server = await startTestCalls([answer('long', long), answer('hesitant', hesitant)], undefined, {
    call: limit,
    stall,
  });
});
afterAll(() => server.close());

/** Asks for a download of which nothing is read until somebody does. */
const ask = async (path: string): Promise<Socket> => {
  bodies = [];
  const { hostname, port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: hostname });
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
};

describe('a download', () => {
  it('reaches a slow but steady reader whole, past the time of other calls', async () => {
    const socket = await ask('/long');
    const begun = performance.now();
    let read = 0;
    for await (const bytes of socket) {
      read += bytes.length;
      await pause(1);
    }
    expect(performance.now() - begun).toBeGreaterThan(limit);
    expect(read).toBeGreaterThan(parts * part.length);
  });

  it('waits for a server that is slow itself', async () => {
    const socket = await ask('/hesitant');
    let read = 0;
    for await (const bytes of socket) read += bytes.length;
    expect(read).toBeGreaterThan(2 * part.length);
  });

  it('is ended for a reader that takes nothing any more', async () => {
    const socket = await ask('/long');
    const [body] = bodies as [Readable];
    await once(body, 'close');
    expect(body.readableEnded).toBe(false);
    socket.destroy();
  });
});
