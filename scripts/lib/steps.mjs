import { inRoot } from './root.mjs';
import { node } from './run.mjs';
import { smokeRun } from './test-runs.mjs';

const tool = (path) => inRoot('node_modules', path);

/** Scripts of this folder that end with 0 or not. */
const script = (name, ...args) => ({ run: () => node([inRoot('scripts', name), ...args]) });

const tsc = (project) => ({ run: () => node([tool('typescript/bin/tsc'), '-p', project]) });

/** Whether an id in scope that no test names fails the run; off only while a slice is being built. */
const requirementsGate = true;

/** Everything `npm test` proves before the first test runs; quick ones first. */
export const checks = [
  { id: 'lint', run: () => node([tool('@biomejs/biome/bin/biome'), 'check', '--diagnostic-level=error', '.']) },
  { id: 'boundaries', ...script('boundaries.mjs') },
  { id: 'literals', ...script('literals.mjs') },
  { id: 'hygiene', ...script('hygiene.mjs') },
  ...(requirementsGate ? [{ id: 'requirements', ...script('requirements.mjs') }] : []),
  { id: 'unused', run: () => node([tool('knip/bin/knip.js'), '--no-progress']) },
  { id: 'types', ...tsc('tsconfig.json') },
];

/** What is proved about the packages as others will get them. */
export const packageChecks = [
  { id: 'build', ...script('build.mjs') },
  { id: 'packages', needs: 'build', ...script('packages.mjs') },
  { ...smokeRun, needs: 'build' },
  { id: 'consumer-types', needs: 'build', ...script('consumer-types.mjs') },
  { id: 'api-report', needs: 'build', ...script('api-report.mjs') },
];
