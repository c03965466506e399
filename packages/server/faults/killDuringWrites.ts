import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, TimePeriod, VenueRow } from '@telve/api';
import { createRandom } from '../src/seed/random';
import { type Client, createClient, payloadOf, signIn } from './harness/client';
import { createChecks, percentile, seconds } from './harness/figures';
import { startServer } from './harness/server';
import { nothingYet } from './kill/acknowledged';
import { findLosses } from './kill/truth';
import { repeatUnanswered, startWriters } from './kill/writers';
import type { Trial } from './trial';

/** Milliseconds within which a killed server is ready again. */
const restart = { postgres: 15_000, embedded: 40_000 };

const rowsOf = async <Row>(client: Client, token: string, path: string): Promise<Row[]> =>
  payloadOf<Page<Row>>(await client.send('GET', path, { token })).items;

const allPeriods = async (client: Client, token: string): Promise<TimePeriod[]> => {
  const all: TimePeriod[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await rowsOf<TimePeriod>(client, token, `/api/panel/coffeetimeperiod/list?page=${page}&size=100`);
    all.push(...rows);
    if (rows.length < 100) return all;
  }
};

/** Minutes without a time period. */
const minutesLeft = (periods: readonly TimePeriod[]): number[] => {
  const taken = new Set(periods.map(({ timePeriod }) => timePeriod));
  return Array.from({ length: 1441 }, (_, minutes) => minutes).filter((minutes) => !taken.has(minutes));
};

/** kill -9 at a random moment while eight clients write, again and again; then the books are compared. */
export const killDuringWrites: Trial = async ({ place, seed, size }) => {
  const { expect, faults } = createChecks();
  const random = createRandom(seed);
  const rounds = size('rounds', 10);
  const acknowledged = nothingYet();
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(place.env);
    if (round > 0) starts.push(server.startMs);
    const client = createClient(server.url);
    const { accessToken: token } = await signIn(client);
    for (const fault of await repeatUnanswered(client, token, acknowledged)) expect(false, fault);
    const venues = await rowsOf<VenueRow>(client, token, '/api/panel/venue/venue-list?size=4');
    const periods = await allPeriods(client, token);
    if (round === 0) acknowledged.seededPeriods = new Set(periods.map(({ id }) => id));
    const writers = startWriters({ client, token, acknowledged, freeMinutes: minutesLeft(periods) }, venues);
    const over = Promise.allSettled(writers);
    await sleep(random.int(50, 1500));
    await server.kill();
    for (const result of await over) {
      const refused = result.status === 'rejected' && /answered/.test(String(result.reason));
      expect(!refused, `round ${round + 1}: ${String((result as PromiseRejectedResult).reason)}`);
    }
    client.close();
  }
  const last = await startServer(place.env);
  starts.push(last.startMs);
  const client = createClient(last.url);
  const { accessToken } = await signIn(client);
  for (const fault of await repeatUnanswered(client, accessToken, acknowledged)) expect(false, fault);
  client.close();
  expect((await last.stop()) === 0, 'the last server did not stop cleanly');
  const database = await place.open();
  const { lost, half } = await findLosses(database.db, acknowledged);
  await database.close();
  faults.push(...lost, ...half.map((what) => `half write: ${what}`));
  const slowest = percentile(starts, 1);
  expect(slowest <= restart[place.engine], `a restart took ${seconds(slowest)}`);
  expect(acknowledged.changes.length >= rounds * 5, `only ${acknowledged.changes.length} writes were acknowledged`);
  return {
    figures: `${rounds} kills, ${acknowledged.changes.length} acknowledged changes, ${acknowledged.sessions.size} sessions, ${lost.length} lost, ${half.length} half, ready again after ${seconds(percentile(starts, 0.5))} (longest ${seconds(slowest)}), seed ${seed}`,
    faults,
  };
};
