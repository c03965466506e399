import { Agent, request } from 'node:http';
import { percentile } from '../faults/harness/figures';
import type { Load, LoadResult } from './load';

// Keeps a number of connections busy for a while, each with one request after the other. A process of its own, so that
// the measuring does not wait for what is measured. What to do comes as JSON in the first argument.
const { url, tokens, connections, seconds, paths } = JSON.parse(process.argv[2] as string) as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const { hostname, port } = new URL(url);
const times: number[] = [];
const errors: Record<string, number> = {};

const once = (path: string, token: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const outgoing = request({ agent, hostname, port, path, headers: { authorization: `Bearer ${token}` } });
    outgoing.on('error', (error) => resolve(error.message));
    outgoing.on('response', (incoming) => {
      incoming.on('error', (error) => resolve(error.message));
      incoming.on('end', () => resolve(incoming.statusCode === 200 ? undefined : `status ${incoming.statusCode}`));
      incoming.resume();
    });
    outgoing.end();
  });

const begun = performance.now();
const until = begun + seconds * 1000;
let turn = 0;
const connection = async (token: string): Promise<void> => {
  while (performance.now() < until) {
    turn += 1;
    const at = performance.now();
    const error = await once(paths[turn % paths.length] as string, token);
    if (error === undefined) times.push(performance.now() - at);
    else errors[error] = (errors[error] ?? 0) + 1;
  }
};
await Promise.all(Array.from({ length: connections }, (_, n) => connection(tokens[n % tokens.length] as string)));
const took = (performance.now() - begun) / 1000;
agent.destroy();
const result: LoadResult = {
  answered: times.length,
  perSecond: times.length / took,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  longest: percentile(times, 1),
  errors,
};
process.stdout.write(JSON.stringify(result));
