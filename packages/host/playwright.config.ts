import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/support/launch';

// One address for the whole run: workers read the environment that this first evaluation leaves behind.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env.E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  // Tests wait more than they compute: three keep two cores busy.
  workers: 3,
  // A busy machine may cost a test its time: it runs again, and the run names it as unsteady.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  webServer: {
    command: `"${process.execPath}" ../../scripts/e2e-server.mjs`,
    url: `${baseURL}/health/ready`,
    // The tests read the sources of the packages; the server is a built one.
    env: { PORT: port, HOST: '127.0.0.1', NODE_OPTIONS: '' },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
