import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedPackages } from './packages.mjs';
import { pnpm } from './pnpm.mjs';
import { cacheDir, inRoot } from './root.mjs';

/** A folder laid out as an application that has installed the packed packages. */
export const packedDir = join(cacheDir, 'packed');

const tarballDir = join(cacheDir, 'tarballs');

function link(target, path) {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) symlinkSync(target, path, 'junction');
}

/** Libraries that the packed packages stand on, as the workspace has installed them. */
function linkLibraries({ folder, manifest }) {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of names.filter((one) => !one.startsWith('@telve/'))) {
    link(inRoot(folder, 'node_modules', name), join(packedDir, 'node_modules', name));
  }
}

/**
 * Packs all published packages and unpacks them side by side.
 * @returns the packages, each with the path of its tarball
 */
export function packAll() {
  for (const folder of [tarballDir, packedDir]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(join(packedDir, 'package.json'), '{ "private": true, "type": "module" }\n');
  return publishedPackages().map((one) => {
    const before = new Set(readdirSync(tarballDir));
    const code = pnpm(['--silent', 'pack', '--pack-destination', tarballDir], {
      cwd: inRoot(one.folder),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (code !== 0) throw new Error(`${one.name} could not be packed.`);
    const tarball = join(
      tarballDir,
      readdirSync(tarballDir).find((name) => !before.has(name)),
    );
    const target = join(packedDir, 'node_modules', one.name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    linkLibraries(one);
    return { ...one, tarball };
  });
}
