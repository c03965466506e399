import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../lib/chromium.mjs';
import { addressesOf, apps } from './lib/apps.mjs';

// One address for the whole run: workers read the environment that this first evaluation leaves behind.
process.env.SMOKE_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env.SMOKE_PORT;
const addresses = addressesOf(Number(port));

/** The packed packages in applications of others, with every React we support, and in the page of a partner. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.smoke.mjs',
  outputDir: '../../.cache/smoke-results',
  workers: 2,
  // As for the end-to-end tests: a busy machine may cost a test its time, and the run names it.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    ...apps.map(({ id }) => ({
      name: id,
      testIgnore: ['portal.smoke.mjs', 'reports.smoke.mjs'],
      use: { baseURL: `${addresses.apps}/${id}/` },
    })),
    ...apps.map(({ id }, index) => ({
      name: `report-${id}`,
      testMatch: 'reports.smoke.mjs',
      use: { baseURL: addresses.reports[index] },
    })),
    { name: 'portal', testMatch: 'portal.smoke.mjs', use: { baseURL: addresses.portal } },
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: `"${process.execPath}" serve.mjs`,
    url: addresses.apps,
    env: { PORT: port },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
