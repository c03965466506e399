import { randomUUID } from 'node:crypto';
import type { TimePeriod, Tokens } from '@telve/api';
import { type Client, payloadOf, type Reply, requestIdOf, signIn } from '../harness/client';
import { type Acknowledged, sessionOf } from './acknowledged';

/** What the writers of one round share. */
export interface Round {
  client: Client;
  token: string;
  acknowledged: Acknowledged;
  /** Minutes that no time period has yet; each is taken once. */
  freeMinutes: number[];
}

export interface Switchable {
  id: number;
  isOpen: boolean;
}

const create = (client: Client, token: string, key: string, timePeriod: number): Promise<Reply> =>
  client.send('POST', '/api/panel/coffeetimeperiod/create-coffee-time-period', {
    token,
    headers: { 'idempotency-key': key },
    body: { timePeriod, active: true },
  });

/** Switches one venue on and off. Each call must change something: only a change is audited. */
const switchVenue = async ({ client, token, acknowledged }: Round, { id, isOpen }: Switchable): Promise<never> => {
  for (let status = !isOpen; ; status = !status) {
    const body = { venueId: id, status };
    const reply = await client.send('PUT', '/api/panel/venue/update-status', { token, body });
    payloadOf(reply);
    acknowledged.changes.push({ requestId: requestIdOf(reply), entity: 'venue', id });
  }
};

/** Makes a time period and changes it a few times, again and again. */
const writePeriods = async ({ client, token, acknowledged, freeMinutes }: Round): Promise<void> => {
  for (let minutes = freeMinutes.pop(); minutes !== undefined; minutes = freeMinutes.pop()) {
    const key = randomUUID();
    const pending = { key, timePeriod: minutes };
    acknowledged.unanswered.push(pending);
    const made = await create(client, token, key, minutes);
    const { id } = payloadOf<TimePeriod>(made);
    acknowledged.unanswered.splice(acknowledged.unanswered.indexOf(pending), 1);
    acknowledged.changes.push({ requestId: requestIdOf(made), entity: 'time_period', id });
    for (let version = 1; version <= 4; version += 1) {
      const body = { id, timePeriod: minutes, active: version % 2 === 0, version };
      const reply = await client.send('PUT', '/api/panel/coffeetimeperiod/update-coffee-time-period', { token, body });
      payloadOf(reply);
      acknowledged.changes.push({ requestId: requestIdOf(reply), entity: 'time_period', id });
    }
  }
};

/** Signs in and renews ten times, again and again. */
const renewSessions = async ({ client, acknowledged }: Round): Promise<never> => {
  for (;;) {
    let tokens: Tokens = await signIn(client, 'venue');
    const session = sessionOf(tokens.accessToken);
    acknowledged.sessions.set(session, tokens.refreshToken);
    for (let n = 0; n < 10; n += 1) {
      const body = { refreshToken: tokens.refreshToken };
      tokens = payloadOf<Tokens>(await client.send('POST', '/api/panel/auth/refresh-token', { body }));
      acknowledged.sessions.set(session, tokens.refreshToken);
    }
  }
};

/** All writers of a round; each ends with the server. */
export const startWriters = (round: Round, venues: readonly Switchable[]): Promise<unknown>[] => [
  ...venues.map((venue) => switchVenue(round, venue)),
  ...[1, 2, 3].map(() => writePeriods(round)),
  renewSessions(round),
];

/** Sends the unanswered creations again, as a client does. @returns what was not answered 200 */
export const repeatUnanswered = async (client: Client, token: string, acknowledged: Acknowledged) => {
  const refused: string[] = [];
  for (const { key, timePeriod } of acknowledged.unanswered.splice(0)) {
    const reply = await create(client, token, key, timePeriod);
    if (reply.status === 200) continue;
    refused.push(`repeating the creation of ${timePeriod} minutes was answered ${reply.status}: ${reply.text}`);
  }
  return refused;
};
