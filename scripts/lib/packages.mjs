import { existsSync, readdirSync } from 'node:fs';
import { inRoot, readJson } from './root.mjs';

const groups = ['packages', 'packages/features', 'examples'];

/**
 * The packages of the workspace.
 * @returns for each its folder (relative, with forward slashes), its manifest, and whether it is published
 */
export function workspacePackages() {
  return groups
    .filter((group) => existsSync(inRoot(group)))
    .flatMap((group) => readdirSync(inRoot(group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(inRoot(folder, 'package.json')))
    .map((folder) => {
      const manifest = readJson(inRoot(folder, 'package.json'));
      return { folder, manifest, name: manifest.name, published: manifest.private !== true };
    });
}

export const publishedPackages = () => workspacePackages().filter((one) => one.published);

/** Source file of each door of a package by its subpath, e.g. `{ '.': 'src/index.ts' }`. */
export const doorsOf = (manifest) =>
  Object.fromEntries(
    Object.entries(manifest.exports ?? {})
      .filter(([, target]) => target.source)
      .map(([subpath, target]) => [subpath, target.source.replace(/^\.\//, '')]),
  );
