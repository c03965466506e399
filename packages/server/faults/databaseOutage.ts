import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, signIn } from './harness/client';
import { type Checks, createChecks, percentile, seconds } from './harness/figures';
import { startServer } from './harness/server';
import { findCluster } from './outage/cluster';
import { startProxy } from './outage/proxy';
import { type Look, startWatch } from './outage/watch';
import type { Trial } from './trial';

/** Milliseconds: until readiness goes off, for a refusal, until all is well again. */
const limits = { unready: 5000, refusal: 3200, recovery: 10_000 };

const phase = (looks: readonly Look[], from: number, to: number) => looks.filter(({ at }) => at >= from && at < to);

/** Judges an outage that began and ended at these moments. @returns its figures */
const judge = ({ expect }: Checks, name: string, looks: readonly Look[], began: number, ended: number): string => {
  const of = (what: Look['what'], from: number, to: number) =>
    phase(looks, from, to).filter((look) => look.what === what);
  const during = phase(looks, began, ended);
  const unready = of('ready', began, ended).find(({ status }) => status === 503);
  const flipped = unready ? unready.at + unready.ms - began : Number.POSITIVE_INFINITY;
  const dead = of('live', began, ended).filter(({ status }) => status !== 200).length;
  const calls = during.filter(({ what, at }) => (what === 'read' || what === 'write') && at > began + 100);
  const wrong = calls.filter(({ status }) => status !== 503);
  const slowest = percentile(
    calls.map(({ ms }) => ms),
    1,
  );
  // Well again: from here on nothing fails.
  const lastFailure = Math.max(
    ended,
    ...phase(looks, ended, Number.POSITIVE_INFINITY)
      .filter(({ status }) => status !== 200)
      .map(({ at, ms }) => at + ms),
  );
  const recovery = lastFailure - ended;
  expect(flipped <= limits.unready, `${name}: readiness went off after ${seconds(flipped)}`);
  expect(dead === 0, `${name}: liveness failed ${dead} times`);
  expect(
    wrong.length === 0,
    `${name}: ${wrong.length} calls were not answered 503 but ${[...new Set(wrong.map(({ status }) => status))].join(', ')}`,
  );
  expect(calls.length > 0 && slowest <= limits.refusal, `${name}: a refusal took ${seconds(slowest)}`);
  expect(recovery <= limits.recovery, `${name}: well again after ${seconds(recovery)}`);
  return `${name}: unready after ${seconds(flipped)}, ${calls.length} calls refused, longest ${seconds(slowest)}, well again after ${seconds(recovery)}`;
};

/** The database stops, then falls silent, then answers too late: the server says so quickly and comes back by itself. */
export const databaseOutage: Trial = async ({ place, size }) => {
  const address = place.env.DATABASE_URL;
  if (!address)
    return { figures: 'the embedded database lives and ends with the server: nothing to take away', faults: [] };
  const checks = createChecks();
  const url = new URL(address);
  const cluster = await findCluster(address);
  const proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  const server = await startServer({ ...place.env, DATABASE_URL: url.toString() });
  const client = createClient(server.url);
  const { accessToken } = await signIn(client);
  const watch = startWatch(client, accessToken, 1);
  const spans: [string, number, number][] = [];
  const outage = async (name: string, length: number, begin: () => void, end: () => void): Promise<void> => {
    await sleep(2000);
    const began = performance.now();
    begin();
    await sleep(length);
    const ended = performance.now();
    end();
    await sleep(limits.recovery + 2000);
    spans.push([name, began, ended]);
  };
  const length = size('seconds', 60) * 1000;
  await outage('stopped', length, cluster.stop, cluster.start);
  await outage('silent', length, proxy.hold, proxy.pass);
  await outage('3 s late', length / 2, () => proxy.delay(3000), proxy.pass);
  await watch.end();
  const figures = spans.map(([name, began, ended], n) =>
    judge(checks, name, phase(watch.looks, 0, (spans[n + 1]?.[1] ?? Number.POSITIVE_INFINITY) - 1), began, ended),
  );
  checks.expect(!server.hasEnded(), 'the server ended');
  client.close();
  await server.stop();
  proxy.close();
  const after = await place.open();
  const rows = await after.db.selectFrom('audit_log').select('request_id').execute();
  await after.close();
  const kept = new Set(rows.map((row) => row.request_id));
  const lost = watch.acknowledged.filter((id) => !kept.has(id)).length;
  checks.expect(lost === 0, `${lost} acknowledged changes were lost`);
  return {
    figures: `${figures.join('; ')}; ${watch.acknowledged.length} acknowledged changes, ${lost} lost`,
    faults: checks.faults,
  };
};
