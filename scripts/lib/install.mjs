import { existsSync, readdirSync } from 'node:fs';
import { hashOf, isStamped, stamp } from './hash.mjs';
import { pnpm } from './pnpm.mjs';
import { inRoot } from './root.mjs';

const folders = () =>
  ['packages', 'packages/features', 'examples']
    .filter((group) => existsSync(inRoot(group)))
    .flatMap((group) => readdirSync(inRoot(group)).map((name) => inRoot(group, name)));

/** Everything that decides what node_modules must hold. */
const inputs = () => [
  ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => inRoot(name)),
  ...folders().map((folder) => `${folder}/package.json`),
];

/**
 * Installs what the lockfile says; does nothing when node_modules already holds it.
 * @throws Error when the lockfile and the manifests disagree or a package cannot be had
 */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Telve needs Node 20.19 or later; this is ${process.versions.node}.`);
  }
  const hash = hashOf(inputs());
  if (existsSync(inRoot('node_modules/.modules.yaml')) && isStamped('install', hash)) return;
  const code = pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']);
  if (code !== 0) throw new Error(`pnpm install ended with ${code}.`);
  stamp('install', hash);
}
