import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from './at-end.mjs';
import { cacheDir } from './root.mjs';

/** Milliseconds between two looks at a lock that another process holds. */
const pause = 100;

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = holderOf(file);
  // Empty is one that is being written at this moment.
  if (holder && !lives(holder)) rmSync(file, { force: true });
  return false;
}

/**
 * Does some work while no other process of this checkout does work of that name; waits for its turn. The lock of a
 * process that has ended does not count.
 * @param name of the work, part of a file name
 */
export async function alone(name, work, folder = cacheDir) {
  const file = join(folder, `${name}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await sleep(pause);
  const release = () => rmSync(file, { force: true });
  const forget = atEnd(release);
  try {
    return await work();
  } finally {
    forget();
    release();
  }
}
