import { spawnSync } from 'node:child_process';
import { inRoot, readJson, root } from './root.mjs';

const pin = readJson(inRoot('package.json')).packageManager.replace(/^pnpm@/, '');
const windows = process.platform === 'win32';

/** PATH's pnpm when it is exactly the pinned one, else the pinned one through npm, which every Node brings. */
function command() {
  const asked = spawnSync('pnpm', ['--version'], {
    cwd: root,
    encoding: 'utf8',
    shell: windows,
    // Another version must say its own number here, not fetch the pinned one.
    env: { ...process.env, npm_config_manage_package_manager_versions: 'false', COREPACK_ENABLE_STRICT: '0' },
  });
  if (asked.status === 0 && asked.stdout.trim() === pin) return ['pnpm'];
  return ['npm', 'exec', '--yes', `--package=pnpm@${pin}`, '--', 'pnpm'];
}

/**
 * Runs the pinned pnpm in the repository.
 * @returns its exit code
 */
export function pnpm(args, options = {}) {
  const [program, ...before] = command();
  const done = spawnSync(program, [...before, ...args], { cwd: root, stdio: 'inherit', shell: windows, ...options });
  if (done.error) throw done.error;
  return done.status ?? 1;
}
