import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, signIn } from './harness/client';
import { createChecks, percentile, seconds } from './harness/figures';
import { startServer } from './harness/server';
import type { Trial } from './trial';

/** Requests a second. */
const rate = 200;
/** Milliseconds of load before the signal. */
const runUp = 1000;
/** Milliseconds within which the process must have ended. */
const patience = 15_000;

interface Sent {
  /** When it had gone to the system; infinite for one that never had a connection. */
  at: number;
  ok: boolean;
  why: string;
}

/** Sends at a steady rate until told to stop; one in ten is a sign-in or a change, which take longer. */
const startLoad = (client: Client, token: string, venueId: number) => {
  const sent: Promise<Sent>[] = [];
  let going = true;
  const send = async (n: number): Promise<Sent> => {
    let at = Number.POSITIVE_INFINITY;
    const onSent = () => {
      at = performance.now();
    };
    const note = (ok: boolean, why: string): Sent => ({ at, ok, why });
    const body = { venueId, status: n % 40 === 10 };
    const reply =
      n % 20 === 0
        ? signIn(client, 'admin', { onSent }).then(() => ({ status: 200 }))
        : n % 20 === 10
          ? client.send('PUT', '/api/panel/venue/update-status', { token, body, onSent })
          : client.send('GET', '/api/panel/venue/venue-list?size=10', { token, onSent });
    return reply.then(
      ({ status }) => note(status === 200, `answered ${status}`),
      (error: Error) => note(false, error.message),
    );
  };
  const loop = (async () => {
    const begun = performance.now();
    for (let n = 0; going; n += 1) {
      await sleep(Math.max(0, begun + (n * 1000) / rate - performance.now()));
      sent.push(send(n));
    }
  })();
  return async (): Promise<Sent[]> => {
    going = false;
    await loop;
    return Promise.all(sent);
  };
};

/** SIGTERM under load: what was sent before it is answered, and the process ends soon with 0. */
export const gracefulStop: Trial = async ({ place, size }) => {
  const { expect, faults } = createChecks();
  const rounds = size('rounds', 10);
  const exits: number[] = [];
  let before = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startServer(place.env);
    const client = createClient(server.url, 64);
    const { accessToken } = await signIn(client);
    const end = startLoad(client, accessToken, round);
    await sleep(runUp);
    const signalled = performance.now();
    const alarm = setTimeout(() => server.process.kill('SIGKILL'), 2 * patience);
    const code = await server.stop();
    clearTimeout(alarm);
    exits.push(performance.now() - signalled);
    const sent = (await end()).filter(({ at }) => at < signalled);
    before += sent.length;
    expect(code === 0, `round ${round}: ended with ${code}`);
    for (const { ok, why, at } of sent)
      expect(ok, `round ${round}: sent ${(signalled - at).toFixed(0)} ms before the signal: ${why}`);
    client.close();
  }
  const slowest = percentile(exits, 1);
  expect(slowest <= patience, `a stop took ${seconds(slowest)}`);
  return {
    figures: `${rounds} stops at ${rate} requests/s, ${before} requests sent before the signal, ${faults.length} lost, ended after ${seconds(percentile(exits, 0.5))} (longest ${seconds(slowest)})`,
    faults,
  };
};
