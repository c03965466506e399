import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { buildHost, hostDist } from '../../../scripts/lib/host.mjs';
import { launchOptions } from '../e2e/support/launch';
import { buildPlain } from './buildPlain';
import { measureVisit, steps, type Times } from './measure';
import { domOf, type Side, signIn, takeLooks } from './pages';
import { startServer } from './server';
import { openStage } from './stage';

// `npm run bench -- host [--venues 10000] [--runs 7]`: the venue list of the built host against the same list written
// with React alone, Chromium slowed down four times. Ends with 1 over the limit.

const { values } = parseArgs({
  options: { venues: { type: 'string' }, runs: { type: 'string' } },
  strict: false,
});
const venues = Number(values.venues ?? 10_000);
const runs = Number(values.runs ?? 7);

/** How many times the plain list's median ours may take. */
const limit = 1.5;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** @throws when the two lists are not the same to the last attribute: then their times say nothing */
const expectSameDom = async (context: BrowserContext): Promise<void> => {
  const ours = await domOf(context, 'ours');
  const plain = await domOf(context, 'plain');
  const at = ours.findIndex((line, index) => line !== plain[index]);
  if (at < 0 && ours.length === plain.length) return;
  throw new Error(`The lists differ at line ${at}:\n  ours  ${ours[at]}\n  plain ${plain[at]}`);
};

const print = (results: Record<Side, Times[]>): boolean => {
  console.log(`\nmedians of ${runs} interleaved runs, ms (load ${loadavg()[0]?.toFixed(1)})\n`);
  console.log(`${''.padEnd(36)}${['ours', 'React alone', 'ratio'].map((head) => head.padStart(13)).join('')}`);
  const hold = steps.map(({ name }) => {
    const [ours, plain] = [results.ours, results.plain].map((times) => median(times.map((one) => one[name] ?? NaN)));
    const ratio = (ours ?? NaN) / (plain ?? NaN);
    const figures = [ours, plain].map((figure) => figure?.toFixed(1).padStart(13)).join('');
    const holds = ratio <= limit;
    console.log(`${name.padEnd(36)}${figures}${ratio.toFixed(2).padStart(13)}${holds ? '' : `  over ${limit}`}`);
    return holds;
  });
  return hold.every(Boolean);
};

const run = async (context: BrowserContext): Promise<boolean> => {
  const results: Record<Side, Times[]> = { ours: [], plain: [] };
  const sides = ['ours', 'plain'] as const;
  // Once unmeasured: the browser keeps compiled code from the second visit on.
  for (const side of sides) await measureVisit(context, side);
  for (let count = 0; count < runs; count += 1) {
    for (const side of sides) {
      const times = await measureVisit(context, side);
      results[side].push(times);
      console.log(`${side.padEnd(6)}${steps.map(({ name }) => times[name]?.toFixed(1).padStart(9)).join('')}`);
    }
  }
  return print(results);
};

/** Builds both pages, fills a server, opens the stage and a browser. */
const prepare = async (plainDist: string) => {
  await buildHost();
  await buildPlain(plainDist);
  const server = await startServer(venues, hostDist);
  const stage = await openStage(server.url, plainDist);
  const browser = await chromium.launch(launchOptions);
  const close = async () => {
    await browser.close();
    stage.close();
    await server.stop();
  };
  return { stage, browser, close };
};

const plainDist = await mkdtemp(join(tmpdir(), 'telve-plain-'));
process.on('exit', () => rmSync(plainDist, { recursive: true, force: true }));
const { stage, browser, close } = await prepare(plainDist);
let isFast = false;
try {
  const context = await browser.newContext({
    baseURL: stage.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
  });
  await signIn(context);
  stage.setLooks(await takeLooks(context));
  await expectSameDom(context);
  isFast = await run(context);
} finally {
  await close();
}
process.exit(isFast ? 0 : 1);
