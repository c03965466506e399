import { spawnSync } from 'node:child_process';
import { nonce } from './apps.mjs';

/**
 * Renders the list in a Node process without a browser's globals.
 * @param build `mjs` or `cjs`
 * @returns { html, styles, complaints }; complaints is what the process wrote to its standard error
 */
export function prerender(folder, build) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`render.${build}`, nonce], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  const { html = '', styles = '' } = status === 0 ? JSON.parse(stdout) : {};
  return { build, html, styles, complaints: stderr };
}
