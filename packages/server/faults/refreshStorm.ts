import { setTimeout as sleep } from 'node:timers/promises';
import type { Tokens } from '@telve/api';
import { expectWell, memoryInUse } from './harness/aftermath';
import { type Client, createClient, payloadOf, type Reply, signIn } from './harness/client';
import { createChecks, timesOf } from './harness/figures';
import { startServer } from './harness/server';
import type { Trial } from './trial';

/** Renewals sent at once with the same token, as many tabs would. */
const tabs = 20;
/** Sessions renewed at once. */
const wave = 5;
/** Milliseconds after which a replaced token is no longer forgiven. */
const grace = 11_000;

const renew = (client: Client, refreshToken: string): Promise<Reply> =>
  client.send('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } });

/** Many tabs renew with one token: all get the one successor. The old token, sent again later, ends the session. */
export const refreshStorm: Trial = async ({ place, size }) => {
  const { expect, faults } = createChecks();
  const server = await startServer(place.env);
  const client = createClient(server.url, tabs * wave);
  const memory = await memoryInUse(server, client);
  const sessions: Tokens[] = [];
  for (let n = size('sessions', 200); n > 0; n -= 1) sessions.push(await signIn(client));

  const times: number[] = [];
  const successors = new Map<string, string>();
  const storm = async ({ refreshToken }: Tokens): Promise<void> => {
    const replies = await Promise.all(Array.from({ length: tabs }, () => renew(client, refreshToken)));
    times.push(...replies.map(({ ms }) => ms));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length === 0, `${refused.length} of ${tabs} renewals were refused with ${refused[0]?.status}`);
    const answered = new Set(
      replies.filter(({ status }) => status === 200).map((reply) => payloadOf<Tokens>(reply).refreshToken),
    );
    expect(answered.size === 1, `one token got ${answered.size} successors`);
    successors.set(refreshToken, [...answered][0] ?? '');
  };
  const waiting = [...sessions];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, wave).map(storm));

  await sleep(grace);
  let ended = 0;
  for (const { refreshToken } of sessions) {
    const replay = await renew(client, refreshToken);
    const after = await renew(client, successors.get(refreshToken) ?? '');
    if (replay.status === 401 && after.status === 401) ended += 1;
  }
  expect(ended === sessions.length, `only ${ended} of ${sessions.length} sessions ended when an old token came back`);
  const well = await expectWell({ expect, faults }, server, client, memory);
  client.close();
  await server.stop();
  return {
    figures: `${sessions.length} sessions × ${tabs} renewals, ${timesOf(times)}; ${ended} ended by a replayed token; ${well}`,
    faults,
  };
};
