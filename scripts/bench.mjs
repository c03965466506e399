import { install } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { node } from './lib/run.mjs';

// `npm run bench -- [server|host|reports] […]`: load on the server (both engines), then the browser figures of the host.
// The reports over ten million orders take a quarter of an hour and are measured when they are named.
install();
const [first, ...others] = process.argv.slice(2);
const named = ['server', 'host', 'reports'].includes(first);
const wanted = named ? [first] : ['server', 'host'];
const args = named ? others : process.argv.slice(2);
const codes = [];

if (wanted.includes('server')) {
  const { runOnEngines } = await import('./lib/engines.mjs');
  codes.push(await runOnEngines('bench/main.ts', args));
}
if (wanted.includes('reports')) {
  const { runOnEngines } = await import('./lib/engines.mjs');
  codes.push(await runOnEngines('bench/reports.ts', ['--engine', 'postgres', ...args]));
}
if (wanted.includes('host')) {
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { buildHost, hostDist } = await import('./lib/host.mjs');
  await buildHost();
  const program = inRoot('packages/host/bench/main.ts');
  codes.push(
    await node(['--import', 'tsx', '--conditions=source', program, ...args], {
      env: { CHROMIUM_PATH: ensureChromium(), HOST_DIST: hostDist },
    }),
  );
}
process.exit(codes.every((code) => code === 0) ? 0 : 1);
