import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateToLatest, schemaKey } from '../migrate';
import { kyselyOver } from '../pool';
import { startEngine } from './engine';
import { enginePool } from './enginePool';

/** Where snapshots are kept when nobody says otherwise: found again by every process of this checkout. */
export const defaultCacheDir = join(fileURLToPath(new URL('../../../', import.meta.url)), 'node_modules/.cache/telve');

async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Makes a file under its final name only when it is complete; of several makers the last one wins, all alike. */
async function makeOnce(file: string, make: (draft: string) => Promise<void>): Promise<string> {
  if (await exists(file)) return file;
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await make(draft);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return file;
}

/** Name of a snapshot that may be used again as long as neither schema nor engine changes. */
const snapshotFile = async (folder: string): Promise<string> =>
  join(folder, `migrated-${schemaKey}-${await engineVersion()}.tar.gz`);

const isWritable = (folder: string): Promise<boolean> =>
  mkdir(folder, { recursive: true })
    .then(() => access(folder, constants.W_OK))
    .then(
      () => true,
      () => false,
    );

/**
 * An archive of the migrated, empty database: making one takes seconds, starting from it a fraction.
 * Made once per schema and engine version, then found in `cacheDir`; in `otherDir` where that cannot be written.
 */
export async function migratedSnapshot(cacheDir = defaultCacheDir, otherDir = cacheDir): Promise<string> {
  const cached = await snapshotFile(cacheDir);
  if (await exists(cached)) return cached;
  const file = (await isWritable(cacheDir)) ? cached : await snapshotFile(otherDir);
  return makeOnce(file, async (draft) => {
    const engine = await startEngine({});
    const db = kyselyOver(enginePool(engine, undefined));
    await migrateToLatest(db);
    await db.destroy();
    await engine.dump(draft);
    await engine.close();
  });
}
