import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { startPostgres } from './postgres.mjs';
import { cacheDir, inRoot } from './root.mjs';
import { node } from './run.mjs';

const vitest = inRoot('node_modules/vitest/vitest.mjs');
const playwright = inRoot('node_modules/@playwright/test/cli.js');

function reportFile(id) {
  const path = `${cacheDir}/tests/${id}.json`;
  mkdirSync(`${cacheDir}/tests`, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

async function runVitest(project, env, further = []) {
  const report = reportFile(project);
  const unsteady = reportFile(`${project}-unsteady`);
  const reporters = ['default', 'json', inRoot('scripts/lib/unsteady-reporter.mjs')].map((one) => `--reporter=${one}`);
  const projects = [project, ...further].map((one) => `--project=${one}`);
  const args = [vitest, 'run', ...projects, ...reporters, `--outputFile.json=${report}`];
  const code = await node(args, { env: { ...env, UNSTEADY_REPORT: unsteady } });
  return { code, counts: vitestCounts(report, unsteady) };
}

const inChromium = (work) => work({ CHROMIUM_PATH: ensureChromium() });

/** The tests import packages of ours: their sources, for nothing is built yet in a fresh clone. */
const fromSources = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=source`.trim() };

async function runPlaywright(id, config, env) {
  const report = reportFile(id);
  const args = [playwright, 'test', '--config', inRoot(config), '--reporter=list,json'];
  const code = await node(args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  return { code, counts: playwrightCounts(report) };
}

/** How many tests a project has, for when none of them can run. */
function numberOfTests(project) {
  const list = reportFile(`${project}-list`);
  spawnSync(process.execPath, [vitest, 'list', '--project', project, `--json=${list}`], { stdio: 'ignore' });
  return JSON.parse(readFileSync(list, 'utf8')).length;
}

/** The server's tests on a private PostgreSQL; without one they are skipped, which CI does not accept. */
async function runOnPostgres() {
  const cluster = await startPostgres().catch((error) => ({ reason: error.message }));
  if (cluster.reason) {
    console.log(`Skipped: ${cluster.reason}`);
    const skipped = numberOfTests('server-embedded');
    return { code: process.env.CI ? 1 : 0, counts: { passed: 0, failed: 0, skipped } };
  }
  try {
    return await runVitest('server-postgres', { TELVE_TEST_POSTGRES_URL: cluster.url });
  } finally {
    cluster.stop();
  }
}

/** The runs whose tests are counted. Each gives its exit code and its counts. */
export const testRuns = [
  { id: 'unit', run: () => runVitest('unit') },
  { id: 'dom', run: () => runVitest('dom', {}, ['dom-visits']) },
  { id: 'browser', run: () => inChromium((env) => runVitest('browser', env, ['browser-policed'])) },
  { id: 'server-embedded', run: () => runVitest('server-embedded') },
  { id: 'server-postgres', run: runOnPostgres },
  {
    id: 'e2e',
    run: () =>
      inChromium((env) => runPlaywright('e2e', 'packages/host/playwright.config.ts', { ...env, ...fromSources })),
  },
];

/** The tests of the packed packages in applications of others; they need the build. */
export const smokeRun = {
  id: 'smoke',
  run: () => inChromium((env) => runPlaywright('smoke', 'scripts/smoke/playwright.config.ts', env)),
};
