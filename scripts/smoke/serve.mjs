import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { node } from '../lib/run.mjs';
import { packAll } from '../lib/tarballs.mjs';
import { apps } from './lib/apps.mjs';
import { bundleEntry } from './lib/bundle.mjs';
import { installApp } from './lib/install.mjs';
import { prerender } from './lib/prerender.mjs';
import { serve } from './lib/server.mjs';

// Packs the packages, installs them in two applications outside the workspace, bundles and renders those, and serves them
// until it is ended. The folder goes with the process.
const home = mkdtempSync(join(tmpdir(), 'telve-smoke-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));

if ((await node([inRoot('scripts/build.mjs')])) !== 0) process.exit(1);
const packages = packAll();

const made = [];
for (const app of apps) {
  const folder = installApp(app, packages, home);
  const bundles = [
    await bundleEntry(folder, 'embed', 'development'),
    await bundleEntry(folder, 'embed', 'production'),
    await bundleEntry(folder, 'hydrate', 'development'),
  ];
  made.push({ ...app, folder, bundles, prerendered: ['mjs', 'cjs'].map((build) => prerender(folder, build)) });
}
await serve(made, Number(process.env.PORT));
