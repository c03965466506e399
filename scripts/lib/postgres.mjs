import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { atEnd } from './at-end.mjs';
import { freePort } from './net.mjs';

const isRoot = () => process.getuid?.() === 0;
const quiet = { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' };

function pgConfigFolder() {
  const asked = spawnSync('pg_config', ['--bindir'], quiet);
  return asked.status === 0 ? [asked.stdout.trim()] : [];
}

/** Debian keeps the server's binaries outside PATH, one folder a version; the newest first. */
function debianFolders() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(base, version, 'bin'));
}

/** Folder with initdb and postgres, or undefined. */
export function findPostgres() {
  const folders = [...pgConfigFolder(), ...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function installPostgres() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args) => spawnSync('apt-get', args, quiet).status === 0;
  if (!apt('update', '-q') || !apt('install', '-y', '-q', '--no-install-recommends', 'postgresql')) return undefined;
  return findPostgres();
}

/** PostgreSQL refuses to run as root; root borrows the identity of `postgres`, else of `nobody`. */
function borrowedUser() {
  if (!isRoot()) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], quiet);
    const gid = spawnSync('id', ['-g', name], quiet);
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root and there is no user "postgres" or "nobody".');
}

/**
 * Starts a private cluster in a temporary folder on a free port of the loopback, with fsync as in production. It ends
 * with this process at the latest, whatever ends it short of SIGKILL.
 * @returns url of a superuser connection, the binaries' folder, its own, and stop(), which removes that
 * @throws Error that names the reason when no cluster can be had on this machine
 */
export async function startPostgres() {
  const bin = findPostgres() ?? installPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed (looked at pg_config, /usr/lib/postgresql and PATH).');
  const user = borrowedUser();
  const folder = mkdtempSync(join(tmpdir(), 'telve-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (tool, args) =>
    execFileSync(join(bin, tool), args, { ...quiet, ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let forget;
  const stop = () => {
    forget();
    spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], { ...user, cwd: folder });
    rmSync(folder, { recursive: true, force: true });
  };
  forget = atEnd(stop);
  try {
    run('initdb', ['-D', data, '-U', 'telve', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
    const settings = [`-p ${port}`, '-h 127.0.0.1', `-k ${folder}`, '-c max_connections=200'].join(' ');
    run('pg_ctl', ['start', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings]);
  } catch (error) {
    stop();
    throw new Error(`PostgreSQL did not start: ${error.stderr || error.message}`, { cause: error });
  }
  return { url: `postgresql://telve@127.0.0.1:${port}/postgres`, bin, folder, stop };
}
