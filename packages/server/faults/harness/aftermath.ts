import { type Client, signIn } from './client';
import type { Checks } from './figures';
import type { RunningServer } from './server';

/** MB that a trial may leave behind: the heap of a server that has just begun is no measure. */
const mostGrowth = 250;

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
    const path = n % 2 ? '/api/panel/venue/venue-list?page=1&size=10' : '/api/panel/coffeetimeperiod/list';
    const reply = await client.send('GET', path, { token });
    checks.expect(reply.status === 200, `an ordinary call afterwards answered ${reply.status}`);
  }
  const memory = await server.memory();
  checks.expect(memory - memoryBefore <= mostGrowth, `memory rose from ${memoryBefore} to ${memory} MB`);
  return `memory ${memoryBefore} → ${memory} MB`;
};
