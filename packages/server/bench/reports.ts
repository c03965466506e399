import { parseArgs } from 'node:util';
import { today } from '@telve/locale';
import { createClient, signIn } from '../faults/harness/client';
import { machineLoad, print, seconds } from '../faults/harness/figures';
import { makePlace, type Place } from '../faults/harness/place';
import { startServer } from '../faults/harness/server';
import { systemClock } from '../src/clock';
import { openDatabase } from '../src/db/index';
import { generateOrders } from '../src/seed/index';
import { fillPlace } from './data';
import { type LoadResult, runLoad } from './load';
import { bareStatements, measureBare } from './reports/bare';
import { questionsOf } from './reports/questions';

// `npm run bench -- reports`: the reports over ten million orders on PostgreSQL, eight connections (docs/operating.md).
const { values } = parseArgs({
  options: { orders: { type: 'string' }, seconds: { type: 'string' }, url: { type: 'string' } },
  strict: false,
});
const orders = Number(values.orders ?? 10_000_000);
const duration = Number(values.seconds ?? 15);
const connections = 8;

/** A database that is filled already, as `npm run generate -- --orders` leaves it. */
const filledPlace = async (url: string): Promise<Place> => {
  const { env, remove } = await makePlace();
  return {
    engine: 'postgres',
    env: { ...env, DATABASE_URL: url },
    open: () => openDatabase({ url, statementTimeoutMs: 120_000 }),
    remove,
  };
};

const fill = async (place: Place): Promise<void> => {
  const begun = performance.now();
  await fillPlace(place, 0, 0);
  const database = await place.open();
  await generateOrders(database.longWork, { clock: systemClock, orders });
  await database.maintain();
  await database.close();
  print(`${orders} orders made in ${seconds(performance.now() - begun)} (${machineLoad()})`);
};

const words = ({ p50, p99, longest, perSecond }: LoadResult): string =>
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, ${perSecond.toFixed(0)}/s`;

const beside = (result: LoadResult, bare: LoadResult | undefined): string =>
  bare ? `; bare SQL ${words(bare)}: p50 ${(result.p50 / bare.p50).toFixed(1)} times of it` : '';

const measure = async (place: Place): Promise<number> => {
  const server = await startServer({ ...place.env, LOG_LEVEL: 'warn' });
  const client = createClient(server.url);
  const tokens: string[] = [];
  while (tokens.length < connections) tokens.push((await signIn(client)).accessToken);
  const database = await place.open();
  let missed = 0;
  for (const { name, paths, p99 } of questionsOf(today(new Date()))) {
    const load = (length: number) => runLoad({ url: server.url, tokens, connections, seconds: length, paths });
    // What is asked for the first time is read from disk.
    await load(3);
    const bare = bareStatements[name];
    const beneath = bare && (await measureBare(database.pool, bare, connections, duration / 3));
    const result = await load(duration);
    const errors = Object.entries(result.errors).map(([what, count]) => `${what} ×${count}`);
    const holds = errors.length === 0 && result.p99 <= p99;
    if (!holds) missed += 1;
    print(
      `${holds ? 'pass' : 'FAIL'} ${name} (${machineLoad()}): ${words(result)}, bar ${p99} ms, errors ${errors.join(', ') || 'none'}${beside(result, beneath)}`,
    );
  }
  await database.close();
  client.close();
  await server.stop();
  return missed;
};

const place = await (typeof values.url === 'string' ? filledPlace(values.url) : makePlace());
try {
  if (values.url === undefined) await fill(place);
  process.exitCode = (await measure(place)) === 0 ? 0 : 1;
} finally {
  await place.remove();
}
process.exit();
