import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, ownIdentity, type ProcessIdentity } from './processIdentity';

/** The data directory belongs to another process. */
export class DataDirectoryInUse extends Error {
  constructor(
    readonly directory: string,
    readonly holder: ProcessIdentity,
  ) {
    super(`${directory} is in use by process ${holder.pid} on ${holder.host}`);
    this.name = 'DataDirectoryInUse';
  }
}

/** What a lock file says. */
interface Announcement extends ProcessIdentity {
  /** When it was made, in milliseconds of the maker's clock. */
  since: number;
}

/** A held data directory. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/** A holder touches its file this often, in milliseconds … */
const beatMs = 2000;
/** … and one on another machine (a container, say) that has not for this long is gone. */
const silentMs = 10_000;
/** Two that start together both step back and try again, this long in all … */
const contestMs = 2000;
/** … while one that has been in for longer than this is no contender but the holder. */
const settledMs = 500;

async function holderOf(file: string): Promise<Announcement | undefined> {
  try {
    const holder = JSON.parse(await readFile(file, 'utf8')) as Announcement;
    const alive = holder.host === hostname() ? isRunning(holder) : Date.now() - (await stat(file)).mtimeMs < silentMs;
    return alive ? holder : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Live processes other than `own`; the traces of dead ones are removed. */
async function others(folder: string, own: string): Promise<Announcement | undefined> {
  for (const name of await readdir(folder)) {
    if (name === own || !name.endsWith('.json')) continue;
    const holder = await holderOf(join(folder, name));
    if (holder) return holder;
    await rm(join(folder, name), { force: true });
  }
  return undefined;
}

/** A file appears with its content or not at all. */
async function announce(folder: string, name: string): Promise<void> {
  const draft = join(folder, `${name}.draft`);
  await writeFile(draft, JSON.stringify({ ...ownIdentity(), since: Date.now() } satisfies Announcement));
  await rename(draft, join(folder, name));
}

/**
 * Takes a data directory for this process alone. Everybody first announces himself, then looks for others: of two
 * that come together at least one sees the other, so never do both go in. A file left by a killed process stops nobody.
 * @throws DataDirectoryInUse naming the holder, at once, or within two seconds when both have just come.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const folder = join(directory, 'lock');
  await mkdir(folder, { recursive: true });
  const name = `${process.pid}-${randomUUID()}.json`;
  const file = join(folder, name);
  const until = Date.now() + contestMs;
  for (;;) {
    await announce(folder, name);
    const holder = await others(folder, name);
    if (!holder) break;
    await rm(file, { force: true });
    if (Date.now() > until || Date.now() - holder.since > settledMs) throw new DataDirectoryInUse(directory, holder);
    await sleep(50 + Math.random() * 200);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, beatMs);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      await rm(file, { force: true });
    },
  };
}
