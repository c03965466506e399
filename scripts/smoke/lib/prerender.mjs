import { spawnSync } from 'node:child_process';
import { nonce } from './apps.mjs';

/** What is rendered on a server. */
const screens = ['list', 'application'];

/**
 * Renders a screen in a Node process without a browser's globals.
 * @param build `mjs` or `cjs`
 * @returns { build, screen, html, styles, complaints }; complaints is what the process wrote to its standard error
 */
function prerender(folder, build, screen) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`render.${build}`, nonce, screen], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  const { html = '', styles = '' } = status === 0 ? JSON.parse(stdout) : {};
  return { build, screen, html, styles, complaints: stderr };
}

/** Every screen, from both builds. */
export const prerenderAll = (folder) =>
  ['mjs', 'cjs'].flatMap((build) => screens.map((screen) => prerender(folder, build, screen)));
