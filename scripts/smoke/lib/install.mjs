import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../../lib/pnpm.mjs';
import { inRoot, readJson } from '../../lib/root.mjs';
import { storeDir } from './store.mjs';

const styledComponents = readJson(inRoot('node_modules/styled-components/package.json')).version;

/**
 * Makes an application outside the workspace and installs the packed packages with the application's own React.
 * The packages ask the registry for each other; until they are published, overrides say where they are.
 * @returns its folder
 */
export function installApp({ id, react }, packages, home) {
  const folder = join(home, id);
  mkdirSync(folder);
  cpSync(inRoot('scripts/smoke/app'), folder, { recursive: true });
  const ours = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const manifest = {
    name: id,
    private: true,
    type: 'module',
    dependencies: { ...ours, react, 'react-dom': react, 'styled-components': styledComponents },
    pnpm: { overrides: ours },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const code = pnpm(
    ['install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts', '--strict-peer-dependencies', '--silent'],
    { cwd: folder, env: { ...process.env, npm_config_store_dir: storeDir() } },
  );
  if (code !== 0) throw new Error(`The packages could not be installed beside React ${react}.`);
  return folder;
}
