import { createRandom } from '../../src/seed/random';
import { expectWell, memoryInUse } from '../harness/aftermath';
import { createClient, signIn } from '../harness/client';
import { createChecks, timesOf } from '../harness/figures';
import { startServer } from '../harness/server';
import type { Trial } from '../trial';
import { judge } from './judge';
import { makeCase } from './mutate';
import { shoutNoise } from './noise';
import { readOperations } from './operations';

/** Nobody, and one account of each role. */
const principals = ['nobody', 'admin', 'venue', 'branch', 'report', 'applicant'] as const;
const parallel = 8;

/** Thousands of bent requests: no 5xx, no hang, always the envelope, no word of the insides. */
export const fuzz: Trial = async ({ place, seed, size }) => {
  const { expect, faults } = createChecks();
  const requests = size('requests', 10_000);
  const server = await startServer(place.env);
  const client = createClient(server.url, parallel);
  const operations = await readOperations(client);
  const memory = await memoryInUse(server, client);
  const tokens = new Map<string, string>();
  const tokenOf = async (who: string): Promise<string | undefined> => {
    if (who !== 'nobody' && !tokens.has(who)) tokens.set(who, (await signIn(client, who)).accessToken);
    return tokens.get(who);
  };
  const times: number[] = [];
  const answered = new Map<number, number>();

  const one = async (n: number): Promise<void> => {
    const random = createRandom(seed + n);
    const who = random.pick(principals);
    const sent = makeCase(operations, random);
    const token = sent.signedIn ? await tokenOf(who) : undefined;
    const told = `request ${n}, ${who}: ${sent.method} ${sent.path.slice(0, 120)} ${String(sent.body ?? '').slice(0, 120)}`;
    try {
      const reply = await client.send(sent.method, sent.path, { token, raw: sent.body, headers: sent.headers });
      times.push(reply.ms);
      answered.set(reply.status, (answered.get(reply.status) ?? 0) + 1);
      for (const fault of judge(sent, reply)) expect(false, `${fault} · ${told}`);
      // A request may have signed the account out; the next one signs in again.
      if (reply.status === 401 || sent.path.includes('/logout')) tokens.delete(who);
    } catch (error) {
      expect(false, `${(error as Error).message} · ${told}`);
    }
  };
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < requests) {
      next += 1;
      await one(next);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  faults.push(...(await shoutNoise(server.port)));
  if (faults.length > 0) faults.push(...(await server.log('error')).slice(0, 5));
  const well = await expectWell({ expect, faults }, server, client, memory);
  client.close();
  await server.stop();
  const statuses = [...answered].sort(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`);
  return {
    figures: `${requests} requests over ${operations.length} calls, seed ${seed}; ${statuses.join(' ')}; ${timesOf(times)}; ${well}`,
    faults,
  };
};
