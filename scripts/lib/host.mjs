import { existsSync } from 'node:fs';
import { hashOf, isStamped, stamp } from './hash.mjs';
import { inRoot } from './root.mjs';
import { runOrThrow } from './run.mjs';

/** Where the built host lies. */
export const hostDist = inRoot('packages/host/dist');

const inputs = () =>
  [
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'packages/host',
    'packages/locale',
    'packages/sheets',
    'packages/api',
    'packages/ui',
    'packages/kit',
    'packages/features',
  ].map((path) => inRoot(path));

/** Builds the host unless the build that lies there is of exactly these sources. */
export async function buildHost() {
  const hash = hashOf(inputs());
  if (existsSync(`${hostDist}/index.html`) && isStamped('host', hash)) return;
  const vite = inRoot('node_modules/vite/bin/vite.js');
  await runOrThrow(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: inRoot('packages/host') });
  stamp('host', hash);
}
