import { existsSync, rmSync } from 'node:fs';
import { hashOf, isStamped, stamp } from './lib/hash.mjs';
import { install } from './lib/install.mjs';
import { publishedPackages } from './lib/packages.mjs';
import { inRoot } from './lib/root.mjs';

// `npm run build`: the dist folders of all published packages, from a fresh clone too; nothing when they are of exactly these
// sources.
install();
const packages = publishedPackages();
const hash = hashOf(
  ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/lib', ...packages.map(({ folder }) => folder)].map((path) =>
    inRoot(path),
  ),
);
const complete = packages.every(({ folder }) => existsSync(inRoot(folder, 'dist')));

if (complete && isStamped('packages', hash)) {
  console.log('The packages are built already.');
} else {
  const { buildScripts } = await import('./lib/build-scripts.mjs');
  const { buildStandalone } = await import('./lib/build-standalone.mjs');
  const { buildTypes } = await import('./lib/build-types.mjs');
  for (const { folder } of packages) rmSync(inRoot(folder, 'dist'), { recursive: true, force: true });
  for (const one of packages) {
    await buildScripts(one);
    await buildStandalone(one);
  }
  buildTypes(packages);
  stamp('packages', hash);
  console.log(`Built ${packages.map(({ name }) => name).join(', ')}.`);
}
