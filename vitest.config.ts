import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.mjs';

const workspace = ['packages/*', 'packages/features/*'];
const tests = (suffix: string) => workspace.map((folder) => `${folder}/src/**/*${suffix}`);

const exclude = ['**/node_modules/**', '**/dist/**'];
const serverTests = 'packages/server/src/**/*.test.ts';

/** The server's tests run once per database engine; the engine is told by the environment. */
const serverProject = (engine: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `server-${engine}`,
    environment: 'node' as const,
    pool: 'forks' as const,
    include: [serverTests],
    exclude,
    env: { TELVE_TEST_ENGINE: engine },
    globalSetup: engine === 'postgres' ? ['scripts/lib/vitest-postgres.mjs'] : [],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: 1,
  },
});

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [...tests('.test.ts'), 'scripts/**/*.test.mjs'],
          exclude: [...exclude, serverTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          retry: 1,
          environment: 'jsdom',
          setupFiles: ['vitest.setup.ts'],
          include: tests('.test.tsx'),
          exclude: [...exclude, '**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        // Found only while tests run, a dependency would be bundled anew in the middle and bring a second React.
        optimizeDeps: {
          entries: tests('.browser.test.tsx'),
          include: ['@telve/ui > react-datepicker', '@telve/ui > date-fns/locale/tr'],
        },
        test: {
          name: 'browser',
          // A busy machine may cost a test its time: it runs once more, and the run names it as unsteady.
          retry: 1,
          setupFiles: ['vitest.setup.ts'],
          include: tests('.browser.test.tsx'),
          exclude,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      serverProject('embedded'),
      serverProject('postgres'),
    ],
  },
});
