import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Entry,
  type MerchantUserRow,
  merchantUserEntries,
  type Page,
  type TimePeriod,
  timePeriodEntries,
  type VenueRow,
  venueEntries,
} from '@telve/api';
import { createRandom } from '../src/seed/random';
import { call } from './harness/calls';
import { type Client, createClient, payloadOf, signIn } from './harness/client';
import { createChecks, percentile, seconds } from './harness/figures';
import { restartLimits, startServer } from './harness/server';
import { nothingYet } from './kill/acknowledged';
import { toldCounts, wrongCounts } from './kill/counts';
import { prepareEmails } from './kill/prepare';
import { repeatUnanswered } from './kill/round';
import { tally } from './kill/tally';
import { findLosses } from './kill/truth';
import { type Found, startWriters } from './kill/writers';
import type { Trial } from './trial';

const rowsOf = async <Row>(client: Client, token: string, entry: Entry, input: object): Promise<Row[]> =>
  payloadOf<Page<Row>>(await call(client, entry, input, { token })).items;

const allPeriods = async (client: Client, token: string): Promise<TimePeriod[]> => {
  const all: TimePeriod[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await rowsOf<TimePeriod>(client, token, timePeriodEntries.list, { page, size: 100 });
    all.push(...rows);
    if (rows.length < 100) return all;
  }
};

/** Minutes without a time period. */
const minutesLeft = (periods: readonly TimePeriod[]): number[] => {
  const taken = new Set(periods.map(({ timePeriod }) => timePeriod));
  return Array.from({ length: 1441 }, (_, minutes) => minutes).filter((minutes) => !taken.has(minutes));
};

const find = async (client: Client, token: string): Promise<Found> => {
  const merchants = await rowsOf<MerchantUserRow>(client, token, merchantUserEntries.list, { size: 100 });
  const placed = merchants.find(({ companyId, venueId }) => companyId !== null && venueId !== null);
  if (!placed) throw new Error('No account of the merchant app has a venue');
  return {
    venues: await rowsOf<VenueRow>(client, token, venueEntries.list, { size: 3 }),
    place: { companyId: placed.companyId as number, venueId: placed.venueId as number },
  };
};

/** kill -9 at a random moment while clients make every kind of write, again and again; then the books are compared. */
export const killDuringWrites: Trial = async ({ place, seed, size }) => {
  const { expect, faults } = createChecks();
  const random = createRandom(seed);
  const rounds = size('rounds', 10);
  const acknowledged = nothingYet();
  const starts: number[] = [];
  const confirmedEmails = await prepareEmails(place, 100 * rounds);
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(place.env);
    if (round > 0) starts.push(server.startMs);
    const client = createClient(server.url);
    const { accessToken: token } = await signIn(client);
    for (const fault of await repeatUnanswered(client, token, acknowledged)) expect(false, fault);
    const found = await find(client, token);
    const periods = await allPeriods(client, token);
    if (round === 0) acknowledged.seededPeriods = new Set(periods.map(({ id }) => id));
    const freeMinutes = minutesLeft(periods);
    const writers = startWriters({ client, token, acknowledged, freeMinutes, confirmedEmails }, found);
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
  const told = await toldCounts(client, accessToken);
  client.close();
  expect((await last.stop()) === 0, 'the last server did not stop cleanly');
  const database = await place.open();
  const { lost, half } = await findLosses(database.db, acknowledged);
  const miscounted = await wrongCounts(database.db, told);
  await database.close();
  faults.push(...lost, ...half.map((what) => `half write: ${what}`), ...miscounted);
  const slowest = percentile(starts, 1);
  expect(slowest <= restartLimits[place.engine], `a restart took ${seconds(slowest)}`);
  const { changes, sessions, codes } = acknowledged;
  expect(changes.length >= rounds * 5, `only ${changes.length} writes were acknowledged`);
  const kinds = [...tally(changes.map(({ entity }) => entity))].map((pair) => pair.join(' ')).join(', ');
  return {
    figures: `${rounds} kills, ${changes.length} acknowledged changes (${kinds}), ${sessions.size} sessions, ${codes.length} codes, ${lost.length} lost, ${half.length} half, ${miscounted.length} miscounted, ready again after ${seconds(percentile(starts, 0.5))} (longest ${seconds(slowest)}), seed ${seed}`,
    faults,
  };
};
