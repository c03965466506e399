import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildHost, hostDist } from '../../../scripts/lib/host.mjs';
import { launchOptions } from '../e2e/support/launch';
import { buildPlain } from './buildPlain';
import { campaigns } from './campaigns';
import { compare, type Prepared } from './compare';
import { signIn } from './page';
import { reports } from './reports/measure';
import { startServer } from './server';
import { openStage } from './stage';
import { venueEditor, venueList } from './venues';

// `npm run bench -- host [--only list|editor|campaigns|reports] [--venues 10000] [--runs 7]`: lists and editors of venues and
// campaigns in the built host against the same written with React alone, and the way to the graphics; Chromium slowed down
// four times. Ends with 1 over the limit.

const { values } = parseArgs({
  options: { only: { type: 'string' }, venues: { type: 'string' }, runs: { type: 'string' } },
  strict: false,
});
const venues = Number(values.venues ?? 10_000);
const runs = Number(values.runs ?? 7);

/** What is measured by the name it is asked for, of a server at an address. */
const all: Readonly<Record<string, (server: string) => Promise<readonly Prepared[]>>> = {
  list: async () => [venueList],
  editor: async () => [venueEditor],
  campaigns,
};

/** Builds all pages, fills a server, opens the stage and a browser. */
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
  return { server, stage, browser, close };
};

const plainDist = await mkdtemp(join(tmpdir(), 'telve-plain-'));
process.on('exit', () => rmSync(plainDist, { recursive: true, force: true }));
const { server, stage, browser, close } = await prepare(plainDist);
let isFast = true;
try {
  const context = await browser.newContext({
    baseURL: stage.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
  });
  await signIn(context);
  for (const [name, open] of Object.entries(all)) {
    if (values.only && values.only !== name) continue;
    for (const { prepare: dress, measured } of await open(server.url)) {
      await dress(context, stage);
      isFast = (await compare(context, runs, measured)) && isFast;
    }
  }
  if (!values.only || values.only === 'reports') await reports(context, runs);
} finally {
  await close();
}
process.exit(isFast ? 0 : 1);
