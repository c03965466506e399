import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.mjs';

const workspace = ['packages/*', 'packages/features/*'];
const tests = (suffix: string) => workspace.map((folder) => `${folder}/src/**/*${suffix}`);

const exclude = ['**/node_modules/**', '**/dist/**'];
const serverTests = 'packages/server/src/**/*.test.ts';

/** Tests of the host's visit: it is one for a whole document, so each file of them has a document of its own. */
const visits = 'packages/host/src/**/*.test.tsx';

/** Components in jsdom. */
const domProject = (name: string, include: string[], notThese: string[], isolate: boolean) => ({
  extends: true as const,
  test: {
    name,
    isolate,
    retry: 1,
    environment: 'jsdom' as const,
    setupFiles: ['vitest.setup.ts'],
    include,
    exclude: [...exclude, ...notThese, '**/*.browser.test.tsx'],
  },
});

/** Puts its page under a content security policy, which no later test could take back. */
const policed = 'packages/features/merchant-application/src/embed/diagnose/policy.browser.test.tsx';

/** Components in Chromium. */
const browserProject = (name: string, include: string[], notThese: string[], isolate: boolean) => ({
  extends: true as const,
  // Found only while tests run, a dependency would be bundled anew in the middle and bring a second React.
  optimizeDeps: {
    entries: tests('.browser.test.tsx'),
    include: ['@telve/ui > react-datepicker', '@telve/ui > date-fns/locale/tr'],
  },
  test: {
    name,
    isolate,
    // A busy machine may cost a test its time: it runs once more, and the run names it as unsteady.
    retry: 1,
    setupFiles: ['vitest.setup.ts', 'vitest.browser.setup.ts'],
    include,
    exclude: [...exclude, ...notThese],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** The server's tests run once per database engine; the engine is told by the environment. */
const serverProject = (engine: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `server-${engine}`,
    environment: 'node' as const,
    pool: 'forks' as const,
    isolate: false,
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
    // Files share their imports unless said otherwise: reading them anew for each file took most of the time.
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
          isolate: false,
          include: [...tests('.test.ts'), 'scripts/**/*.test.mjs'],
          exclude: [...exclude, serverTests],
        },
      },
      domProject('dom', tests('.test.tsx'), [visits], false),
      domProject('dom-visits', [visits], [], true),
      browserProject('browser', tests('.browser.test.tsx'), [policed], false),
      browserProject('browser-policed', [policed], [], true),
      serverProject('embedded'),
      serverProject('postgres'),
    ],
  },
});
