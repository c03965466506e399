import { setTimeout as sleep } from 'node:timers/promises';
import { fileOf, photo } from '../../src/testing/jpegs';
import { call } from '../harness/calls';
import { type Client, createClient, signIn } from '../harness/client';
import { createChecks, percentile, timesOf } from '../harness/figures';
import { type RunningServer, startServer } from '../harness/server';
import type { Trial } from '../trial';
import { lowsOf, type Sample, slopeOf } from './slope';
import { taskAt } from './work';

/** What may have changed at the end. */
const limits = {
  /** MB a minute by which what stays after collections rises, once the server has warmed up. */
  memorySlope: 1,
  /** Open files and sockets more than after the warming up. */
  openFiles: 20,
  /** Bytes of log: ordinary work complains about nothing. */
  log: 1_000_000,
  /** Share by which the slowest hundredth may have become slower. */
  drift: 0.2,
};
/** Share of the time in which the server warms up. */
const warmUp = 1 / 3;
/** Milliseconds after which a new token is taken. */
const tokenLife = 5 * 60_000;
/** Minutes of which the lowest memory counts. */
const collection = 2;
/** Milliseconds between looks at the server. */
const look = 10_000;

/** An answered call: when it was sent and what it took, in milliseconds. */
interface Answered {
  at: number;
  ms: number;
}

/** Sends the tasks evenly, whether or not the former ones are answered, as many people would. */
const work = async (
  client: Client,
  { rate, seconds }: { rate: number; seconds: number },
  note: (status: number, answered: Answered, what: string) => void,
): Promise<void> => {
  const begun = performance.now();
  let { accessToken: token } = await signIn(client);
  let signedIn = performance.now();
  const picture = fileOf(await photo(654, 400));
  const waiting = new Set<Promise<void>>();
  for (let n = 0; n < rate * seconds; n += 1) {
    await sleep(Math.max(0, begun + (n * 1000) / rate - performance.now()));
    if (performance.now() - signedIn > tokenLife) {
      token = (await signIn(client)).accessToken;
      signedIn = performance.now();
    }
    const { entry, input, kind } = taskAt(n, picture);
    const at = performance.now() - begun;
    const answer = call(client, entry, input, { token }).then(
      ({ status, ms }) => note(status, { at, ms }, `${kind} ${entry.id}`),
      (error: Error) => note(0, { at, ms: 0 }, `${entry.id}: ${error.message}`),
    );
    waiting.add(answer);
    void answer.finally(() => waiting.delete(answer));
  }
  await Promise.all(waiting);
};

/** Memory in MB by minutes, and open files, looked at until the work is done. */
const watch = async (server: RunningServer, done: () => boolean) => {
  const begun = performance.now();
  const memory: Sample[] = [];
  const files: Sample[] = [];
  while (!done()) {
    const at = (performance.now() - begun) / 60_000;
    memory.push({ at, value: await server.memory() });
    files.push({ at, value: await server.openFiles() });
    await sleep(look);
  }
  return { memory, files };
};

/** A working day in half an hour: every call is answered, and the server at the end is as it was at the beginning. */
export const soak: Trial = async ({ place, size }) => {
  const { expect, faults } = createChecks();
  const server = await startServer(place.env);
  const client = createClient(server.url, 64);
  const plan = { rate: size('rate', 100), seconds: size('seconds', 1800) };
  const answered: Answered[] = [];
  let isDone = false;
  const watched = watch(server, () => isDone);
  await work(client, plan, (status, one, what) => {
    expect(status === 200, `${what} was answered ${status}`);
    answered.push(one);
  });
  isDone = true;
  const { memory, files } = await watched;
  const warm = (plan.seconds * warmUp) / 60;
  const later = memory.filter(({ at }) => at >= warm);
  const lows = lowsOf(later, collection);
  const slope = slopeOf(lows);
  expect(slope < limits.memorySlope, `memory rose by ${slope.toFixed(2)} MB a minute`);
  const open = files.filter(({ at }) => at >= warm).map(({ value }) => value);
  const more = (open.at(-1) ?? 0) - (open[0] ?? 0);
  expect(!(more > limits.openFiles), `${more} files and sockets more were open at the end`);
  const log = await server.logSize();
  expect(log <= limits.log, `the log grew to ${log} bytes`);
  const end = plan.seconds * 1000;
  const slowest = (from: number, to: number) =>
    percentile(
      answered.filter(({ at }) => at >= from * end && at < to * end).map(({ ms }) => ms),
      0.99,
    );
  const [before, after] = [slowest(warmUp, 2 / 3), slowest(2 / 3, 1)];
  expect(after <= before * (1 + limits.drift), `p99 went from ${before.toFixed(0)} to ${after.toFixed(0)} ms`);
  expect(!server.hasEnded(), `the server ended: ${server.errors().slice(0, 500)}`);
  client.close();
  await server.stop();
  return {
    figures: `${answered.length} calls in ${plan.seconds} s, ${timesOf(answered.map(({ ms }) => ms))}; p99 ${before.toFixed(0)} → ${after.toFixed(0)} ms, lowest memory of ${collection} minutes ${lows[0]?.value} → ${lows.at(-1)?.value} MB (${slope.toFixed(2)} a minute; ${slopeOf(later).toFixed(2)} of all), open files ${open[0]} → ${open.at(-1)}, log ${log} bytes`,
    faults,
  };
};
