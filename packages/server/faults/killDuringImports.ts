import { setTimeout as sleep } from 'node:timers/promises';
import { companyEntries, type ImportResult } from '@telve/api';
import { createRandom } from '../src/seed/random';
import { call } from './harness/calls';
import { type Client, createClient, payloadOf, signIn } from './harness/client';
import { createChecks, percentile, seconds } from './harness/figures';
import { restartLimits, startServer } from './harness/server';
import {
  companiesAfter,
  fileOf,
  missingRows,
  type Part,
  partsOf,
  rowsOfFile,
  wrongCompanies,
} from './imports/companies';
import type { Trial } from './trial';

const send = async (client: Client, token: string, part: Part): Promise<ImportResult> => {
  const input = { file: fileOf(part), firstRow: part.firstRow };
  return payloadOf(await call(client, companyEntries.importFile, input, { token, patience: 60_000 }));
};

type Sums = Record<'created' | 'updated' | 'unchanged' | 'failed', number>;

const sendAll = async (
  client: Client,
  token: string,
  parts: readonly Part[],
  done: (part: Part) => void = () => {},
) => {
  const sums: Sums = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  for (const part of parts) {
    const result = await send(client, token, part);
    for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += result[name];
    done(part);
  }
  return sums;
};

/**
 * kill -9 in the middle of imports of 5,000 rows, as one file and in the panel's parts: no row is half there, what was
 * acknowledged is there, and the same file again takes over the rest of it, once.
 */
export const killDuringImports: Trial = async ({ place, seed, size }) => {
  const { expect, faults } = createChecks();
  const random = createRandom(seed);
  const rounds = size('rounds', 10);
  const starts: number[] = [];
  const cuts: string[] = [];
  // As long as an import takes here, in parts and as one file, for kills that meet it everywhere.
  const usual = { parts: 1000, whole: 1000 };
  let server = await startServer(place.env);
  let client = createClient(server.url);
  let token = (await signIn(client)).accessToken;

  const restart = async () => {
    server = await startServer(place.env);
    starts.push(server.startMs);
    client = createClient(server.url);
    token = (await signIn(client)).accessToken;
  };
  const look = async (round: number) => {
    const database = await place.open();
    const found = await companiesAfter(database.db);
    const wrong = await wrongCompanies(database.db, found, round);
    await database.close();
    for (const fault of wrong) expect(false, `round ${round}: ${fault}`);
    return found;
  };

  for (let round = 1; round <= rounds; round += 1) {
    const kind = round % 2 === 0 ? 'whole' : 'parts';
    const parts = partsOf(round, kind === 'whole');
    const acknowledged: Part[] = [];
    const begun = performance.now();
    const over = Promise.allSettled([sendAll(client, token, parts, (part) => void acknowledged.push(part))]);
    await Promise.race([sleep(random.int(20, Math.ceil(usual[kind]))), over]);
    await server.kill();
    const [result] = await over;
    const cause = result.status === 'rejected' ? String(result.reason) : '';
    expect(!/answered/.test(cause), `round ${round}: ${cause}`);
    client.close();
    if (result.status === 'fulfilled') usual[kind] = performance.now() - begun;

    const found = await look(round);
    const missing = missingRows(found, round);
    const lost = acknowledged.flatMap(({ rows }) => rows).filter((row) => missing.has(row));
    expect(lost.length === 0, `round ${round}: ${lost.length} acknowledged rows are not there`);
    cuts.push(`${rowsOfFile - missing.size}`);

    await restart();
    const from = performance.now();
    const again = await sendAll(client, token, parts);
    if (missing.size === rowsOfFile) usual[kind] = performance.now() - from;
    const taken = again.created + again.updated;
    expect(
      taken === missing.size && again.unchanged === rowsOfFile - missing.size && again.failed === 0,
      `round ${round}: sent again, ${JSON.stringify(again)} with ${missing.size} rows missing`,
    );
    const third = await sendAll(client, token, parts);
    expect(third.unchanged === rowsOfFile, `round ${round}: sent a third time, ${JSON.stringify(third)}`);
  }
  client.close();
  expect((await server.stop()) === 0, 'the last server did not stop cleanly');
  const left = missingRows(await look(rounds), rounds);
  expect(left.size === 0, `${left.size} rows are missing at the end`);
  const slowest = percentile(starts, 1);
  expect(slowest <= restartLimits[place.engine], `a restart took ${seconds(slowest)}`);
  expect(
    cuts.some((count) => Number(count) > 0 && Number(count) < rowsOfFile),
    'no kill has met an import half way',
  );
  return {
    figures: `${rounds} kills in imports of ${rowsOfFile} rows, of which ${cuts.join(', ')} were there after the kill; ready again after ${seconds(percentile(starts, 0.5))} (longest ${seconds(slowest)}), seed ${seed}`,
    faults,
  };
};
