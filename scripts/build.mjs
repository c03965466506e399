import { existsSync, rmSync } from 'node:fs';
import { buildScripts } from './lib/build-scripts.mjs';
import { buildStandalone } from './lib/build-standalone.mjs';
import { buildTypes } from './lib/build-types.mjs';
import { hashOf, isStamped, stamp } from './lib/hash.mjs';
import { publishedPackages } from './lib/packages.mjs';
import { inRoot } from './lib/root.mjs';

// `npm run build`: the dist folders of all published packages; nothing when they are of exactly these sources.
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
  for (const { folder } of packages) rmSync(inRoot(folder, 'dist'), { recursive: true, force: true });
  for (const one of packages) {
    await buildScripts(one);
    await buildStandalone(one);
  }
  buildTypes(packages);
  stamp('packages', hash);
  console.log(`Built ${packages.map(({ name }) => name).join(', ')}.`);
}
