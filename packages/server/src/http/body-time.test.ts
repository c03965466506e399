import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a head and the beginning of a body; the server has seen it when this answers both ends of the connection. */
const beginBody = async (): Promise<{ near: Socket; far: Socket }> => {
  const { hostname, port } = new URL(server.url);
  const accepted = once(server.app.http.server, 'connection');
  const asked = once(server.app.http.server, 'request');
  // A client that never hangs up itself.
  const near = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  near.on('error', () => {});
  near.write(
    'POST /api/panel/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  const [far] = (await accepted) as [Socket];
  await asked;
  while (vi.getTimerCount() === 0) await turn();
  return { near, far };
};

describe('a body that does not arrive', () => {
  it('costs the client its connection after 30 seconds, whether it hangs up or not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { near, far } = await beginBody();
    await vi.advanceTimersByTimeAsync(29_000);
    await turn();
    expect(far.destroyed).toBe(false);
    const closed = once(far, 'close');
    const answer = once(near, 'data');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 (408|503) /);
    await vi.advanceTimersByTimeAsync(1_000);
    await closed;
    expect(far.destroyed).toBe(true);
    near.destroy();
  });
});
