import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { node } from '../lib/run.mjs';
import { packAll } from '../lib/tarballs.mjs';
import { addressesOf, apps } from './lib/apps.mjs';
import { bundleEntry } from './lib/bundle.mjs';
import { installApp } from './lib/install.mjs';
import { startApi, startPortal } from './lib/portal.mjs';
import { prerenderAll } from './lib/prerender.mjs';
import { startReports } from './lib/reports.mjs';
import { serve } from './lib/server.mjs';

// Packs the packages, installs them in two applications outside the workspace, bundles and renders those, and serves them
// until it is ended, beside a partner's portal, the pages with a report, and the server that these need. The folder goes with the process.
const home = mkdtempSync(join(tmpdir(), 'telve-smoke-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

const addresses = addressesOf(Number(process.env.PORT));
const api = await startApi(addresses, join(home, 'data'));
if ((await node([inRoot('scripts/build.mjs')])) !== 0) process.exit(1);
const packages = packAll();

const made = [];
for (const app of apps) {
  const folder = installApp(app, packages, home);
  const bundles = [
    await bundleEntry(folder, 'embed', 'development'),
    await bundleEntry(folder, 'embed', 'production'),
    await bundleEntry(folder, 'application', 'development'),
    await bundleEntry(folder, 'hydrate', 'development'),
  ];
  made.push({ ...app, folder, bundles, prerendered: prerenderAll(folder) });
}
await api.ready;
await startPortal(addresses, join(home, 'react-19'));
await Promise.all(apps.map((app, index) => startReports(join(home, app.id), addresses.reports[index], addresses.api)));
await serve(made, new URL(addresses.apps).port);
