import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, signIn } from './client';
import type { Checks } from './figures';
import type { RunningServer } from './server';

/** Share of the memory in use that a trial may leave behind. */
const mostGrowth = 0.2;
/** Milliseconds of rest in which memory must have come back. */
const rest = 60_000;

const ordinaryCall = (client: Client, token: string, n: number) => {
  const path = n % 2 ? '/api/panel/venue/venue-list?page=1&size=10' : '/api/panel/coffeetimeperiod/list';
  return client.send('GET', path, { token });
};

/**
 * Memory of the server once it has worked, in MB: before its first thousand calls and sign-ins it has neither compiled
 * its code nor grown its heap.
 */
export const memoryInUse = async (server: RunningServer, client: Client): Promise<number> => {
  let token = '';
  for (let n = 0; n < 10; n += 1) {
    const signedIn = await Promise.all(Array.from({ length: 8 }, () => signIn(client)));
    token = signedIn[0]?.accessToken ?? '';
    await Promise.all(Array.from({ length: 100 }, (_, call) => ordinaryCall(client, token, call)));
  }
  return server.memory();
};

/** Memory as soon as it is at most `most` MB, or after the rest. */
const memoryAtRest = async (server: RunningServer, most: number): Promise<number> => {
  const end = performance.now() + rest;
  for (;;) {
    const memory = await server.memory();
    if (memory <= most || performance.now() >= end) return memory;
    await sleep(2000);
  }
};

/** After the storm: the process lives, twenty ordinary calls answer, and memory has not run away. */
export const expectWell = async (
  checks: Checks,
  server: RunningServer,
  client: Client,
  memoryBefore: number,
): Promise<string> => {
  checks.expect(!server.hasEnded(), `the server ended: ${server.errors().slice(0, 500)}`);
  if (server.hasEnded()) return 'server ended';
  const { accessToken: token } = await signIn(client);
  for (let n = 0; n < 20; n += 1) {
    const reply = await ordinaryCall(client, token, n);
    checks.expect(reply.status === 200, `an ordinary call afterwards answered ${reply.status}`);
  }
  const most = memoryBefore * (1 + mostGrowth);
  const memory = await memoryAtRest(server, most);
  checks.expect(memory <= most, `memory rose from ${memoryBefore} to ${memory} MB`);
  return `memory ${memoryBefore} → ${memory} MB`;
};
