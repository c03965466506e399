import { parseArgs } from 'node:util';
import { createClient, signIn } from '../faults/harness/client';
import { machineLoad, print, seconds } from '../faults/harness/figures';
import { makePlace, type Place } from '../faults/harness/place';
import { startServer } from '../faults/harness/server';
import { measureBareSql, pages } from './bareSql';
import { fillPlace } from './data';
import { compareLists } from './lists';
import { type LoadResult, runLoad } from './load';
import { measureSpreadsheets } from './spreadsheets';

const { values } = parseArgs({
  options: { venues: { type: 'string' }, 'merchant-users': { type: 'string' }, seconds: { type: 'string' } },
  strict: false,
});
const venues = Number(values.venues ?? 50_000);
const merchantUsers = Number(values['merchant-users'] ?? venues);
const duration = Number(values.seconds ?? 30);

const list = '/api/panel/venue/venue-list';
/** One page asked by all, as when everybody opens the panel at nine. */
const first = [`${list}?page=1&size=10`];
/** Pages that differ, so that no two requests at a time are the same. */
const spread = Array.from({ length: pages }, (_, n) => `${list}?page=${n + 1}&size=10`);
/** As people use it: pages of any size and depth, filters and searches. */
const mixed = [
  ...spread.slice(0, 6),
  `${list}?page=40&size=25`,
  `${list}?page=1&size=100`,
  `${list}?page=1&size=10&cityId=34&isActive=true`,
  `${list}?page=1&size=10&search=kahve`,
];

/** The bars on two cores with the client on the same machine; milliseconds and answers a second. */
const bars = {
  postgres: { few: { p99: 150 }, many: { p99: 2500, perSecond: 600 } },
  embedded: { few: { p99: Number.POSITIVE_INFINITY }, many: { p99: 2500, perSecond: 200 } },
};

let missed = 0;

const tell = (name: string, result: LoadResult, bar: { p99?: number; perSecond?: number }, bare?: LoadResult): void => {
  const { p99 = Number.POSITIVE_INFINITY, perSecond = 0 } = bar;
  const errors = Object.entries(result.errors).map(([what, count]) => `${what} ×${count}`);
  const holds = errors.length === 0 && result.p99 <= p99 && result.perSecond >= perSecond;
  if (!holds) missed += 1;
  const cpu = result.cpu ? `, ${result.cpu.toFixed(2)} ms of the server’s processor an answer` : '';
  const ratio = bare ? `, ${((100 * result.perSecond) / bare.perSecond).toFixed(0)} % of bare SQL` : '';
  print(
    `${holds ? 'pass' : 'FAIL'} ${name} (${machineLoad()}): ${result.perSecond.toFixed(0)}/s, p50 ${result.p50.toFixed(0)} ms, p99 ${result.p99.toFixed(0)} ms, longest ${result.longest.toFixed(0)} ms, errors ${errors.join(', ') || 'none'}${cpu}${ratio}`,
  );
};

const measure = async (place: Place): Promise<void> => {
  const begun = performance.now();
  await fillPlace(place, venues, merchantUsers);
  print(`${venues} venues and ${merchantUsers} merchant-app users made in ${seconds(performance.now() - begun)}`);
  const bare = await measureBareSql(place, 50, Math.min(10, duration));
  tell('bare SQL, 50 readers', bare, {});
  const server = await startServer({ ...place.env, LOG_LEVEL: 'info' });
  const client = createClient(server.url);
  const tokens: string[] = [];
  while (tokens.length < 50) tokens.push((await signIn(client)).accessToken);
  const load = async (connections: number, length: number, paths: readonly string[]): Promise<LoadResult> => {
    const before = await server.cpu();
    const result = await runLoad({ url: server.url, tokens, connections, seconds: length, paths });
    return { ...result, cpu: (1000 * ((await server.cpu()) - before)) / result.answered };
  };
  await load(10, 5, spread);
  const bar = bars[place.engine];
  tell('venue list, 50 connections, 50 pages', await load(50, duration, spread), bar.few, bare);
  tell('venue list, 50 connections, all the first page', await load(50, duration, first), bar.few, bare);
  tell('venue list, 50 connections, pages, filters and searches', await load(50, duration, mixed), {}, bare);
  tell('venue list, 1000 connections, 50 pages', await load(1000, duration, spread), bar.many, bare);
  tell('venue list, 10 connections afterwards', await load(10, 2, spread), {});
  missed += await compareLists((paths) => load(50, duration / 4, paths));
  missed += await measureSpreadsheets(server, tokens[0] as string);
  print(`memory ${await server.memory()} MB`);
  client.close();
  await server.stop();
};

const place = await makePlace();
try {
  await measure(place);
} finally {
  await place.remove();
}
process.exit(missed === 0 ? 0 : 1);
