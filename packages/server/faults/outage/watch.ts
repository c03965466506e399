import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type Reply, requestIdOf } from '../harness/client';

/** One look at the server, at a moment of `performance.now()`. */
export interface Look {
  at: number;
  what: 'live' | 'ready' | 'read' | 'write';
  /** 0: no answer at all. */
  status: number;
  ms: number;
}

export interface Watch {
  looks: Look[];
  /** Audited ids of the changes that were acknowledged. */
  acknowledged: string[];
  end(): Promise<void>;
}

/** Milliseconds between two looks of a kind. */
const pause = 200;

/** Looks at health, a list and a change of the server all the time, each on its own. */
export const startWatch = (client: Client, token: string, venueId: number): Watch => {
  const looks: Look[] = [];
  const acknowledged: string[] = [];
  let going = true;
  const loop = async (what: Look['what'], method: string, path: string, body?: () => unknown): Promise<void> => {
    while (going) {
      const at = performance.now();
      try {
        const reply = await client.send(method, path, { token, body: body?.() });
        looks.push({ at, what, status: reply.status, ms: reply.ms });
        if (what === 'write') noteWrite(reply);
      } catch {
        looks.push({ at, what, status: 0, ms: performance.now() - at });
      }
      await sleep(pause);
    }
  };
  // Only a change is audited. After a refusal nobody knows how the switch stands, so the next success does not count.
  let on = false;
  let known = false;
  const noteWrite = (reply: Reply): void => {
    if (known && reply.status === 200) acknowledged.push(requestIdOf(reply));
    known = reply.status === 200;
    if (known) on = !on;
  };
  const loops = [
    loop('live', 'GET', '/health/live'),
    loop('ready', 'GET', '/health/ready'),
    loop('read', 'GET', '/api/panel/venue/venue-list?size=10'),
    loop('read', 'GET', '/api/panel/coffeetimeperiod/list'),
    loop('write', 'PUT', '/api/panel/venue/update-status', () => ({ venueId, status: on })),
  ];
  return {
    looks,
    acknowledged,
    end: async () => {
      going = false;
      await Promise.all(loops);
    },
  };
};
