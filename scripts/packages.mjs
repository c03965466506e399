import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoad } from './lib/first-load.mjs';
import { inRoot, readJson } from './lib/root.mjs';
import { node } from './lib/run.mjs';
import { packAll, packedDir } from './lib/tarballs.mjs';

// What others will install, checked as packed: manifest and files (publint), types for every resolution (attw), and
// the sizes of size-limit.json.
const publint = inRoot('node_modules/publint/src/cli.js');
const attw = inRoot('node_modules/@arethetypeswrong/cli/dist/index.js');
const sizeLimit = inRoot('node_modules/size-limit/bin.js');

const packages = packAll();
const codes = [];

/** Doors for pages without a bundler are ES modules alone, and say so. */
const modulesOnly = (manifest) =>
  Object.entries(manifest.exports ?? {}).flatMap(([door, { types, require: cjs }]) =>
    types && !cjs && !manifest.exports[door].import ? [door] : [],
  );

for (const { name, tarball, manifest } of packages) {
  console.log(`\n${name}`);
  codes.push(await node([publint, 'run', tarball, '--strict']));
  const left = modulesOnly(manifest);
  const except = left.length > 0 ? ['--exclude-entrypoints', ...left] : [];
  codes.push(await node([attw, tarball, '--profile', 'node16', '--quiet', ...except]));
}

const manifest = {
  private: true,
  type: 'module',
  devDependencies: { '@size-limit/esbuild': '*', '@size-limit/file': '*', 'size-limit': '*' },
  'size-limit': readJson(inRoot('size-limit.json')),
};
writeFileSync(join(packedDir, 'package.json'), JSON.stringify(manifest, null, 2));
codes.push(await node([sizeLimit], { cwd: packedDir }));

/** What a partner's page loads before something is there, in KiB without the peers. */
const firstLoads = [
  {
    what: "@telve/merchant-application: the wizard's first step",
    code: "export { MerchantApplication, WizardPage } from '@telve/merchant-application';",
    limit: 95,
  },
  {
    what: '@telve/reports/widgets: title, summary and table of a widget',
    code: "export { createWidgetClient, OrderTypeWidget } from '@telve/reports/widgets';",
    limit: 40,
  },
  {
    what: '@telve/reports/widgets: a widget with its drawing and files',
    code: "export { createWidgetClient, OrderTypeWidget } from '@telve/reports/widgets';",
    late: true,
    limit: 135,
  },
  {
    what: '@telve/reports/charts: the three charts with their drawing and files',
    code: "export { OrderTypeChart, ProductChart, VenueChart } from '@telve/reports/charts';",
    late: true,
    limit: 100,
  },
];
for (const { what, code, limit, late } of firstLoads) {
  const weight = await firstLoad(packedDir, code, { late });
  console.log(`\n${what}, ${weight.toFixed(1)} KiB of at most ${limit}`);
  codes.push(weight <= limit ? 0 : 1);
}

process.exit(codes.every((code) => code === 0) ? 0 : 1);
