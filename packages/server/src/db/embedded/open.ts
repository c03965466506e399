import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { hasPendingMigrations, migrateToLatest } from '../migrate';
import { kyselyOver } from '../pool';
import type { DatabaseHandle } from '../types/handle';
import { type Engine, startEngine } from './engine';
import { enginePool } from './enginePool';
import { type DirectoryLock, lockDirectory } from './lock';
import { migratedSnapshot } from './snapshot';

/** Where the embedded database lives. */
export interface EmbeddedOptions {
  /** Directory of this process alone; in memory when absent. */
  dataDir?: string;
  /** Archive a new database starts from. Default: the migrated, empty one. */
  snapshot?: string;
  /** Where snapshots are kept. */
  cacheDir?: string;
}

const appRole = 'telve_app';
const dayMs = 86_400_000;
const draftPrefix = 'database.draft-';

/** A half-made directory never carries the final name, so a kill at any moment leaves nothing to trip over. */
async function initialise(dataDir: string, snapshot: string): Promise<void> {
  const draft = join(dataDir, `${draftPrefix}${randomUUID()}`);
  await (await startEngine({ dataDir: draft, snapshot })).close();
  await rename(draft, join(dataDir, 'database'));
}

async function sweepDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(draftPrefix));
  await Promise.all(drafts.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}

async function openFiles(dataDir: string, options: EmbeddedOptions): Promise<Engine> {
  await sweepDrafts(dataDir);
  const files = join(dataDir, 'database');
  const isNew = await access(files).then(
    () => false,
    () => true,
  );
  if (isNew) await initialise(dataDir, options.snapshot ?? (await migratedSnapshot(options.cacheDir, dataDir)));
  return startEngine({ dataDir: files });
}

async function bringUpToDate(engine: Engine): Promise<void> {
  const owner = kyselyOver(enginePool(engine, undefined));
  try {
    if (await hasPendingMigrations(owner)) await migrateToLatest(owner);
  } finally {
    await owner.destroy();
  }
}

/**
 * Opens the embedded database, making it first where there is none. Kill-safe; a power cut may lose the last moments,
 * because the engine never asks the disk to flush: for evaluation, not for production.
 * @throws DataDirectoryInUse when another process has the directory.
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<DatabaseHandle> {
  const { dataDir } = options;
  let lock: DirectoryLock | undefined;
  let engine: Engine | undefined;
  try {
    if (dataDir) {
      await mkdir(dataDir, { recursive: true });
      lock = await lockDirectory(dataDir);
      engine = await openFiles(dataDir, options);
    } else {
      engine = await startEngine({ snapshot: options.snapshot ?? (await migratedSnapshot(options.cacheDir)) });
    }
    await bringUpToDate(engine);
    return handleOf(engine, lock);
  } catch (error) {
    await engine?.close().catch(() => {});
    await lock?.release();
    throw error;
  }
}

/** With the one connection in hand, so that nobody's transaction is under way. */
async function maintain(pool: pg.Pool, engine: Engine): Promise<void> {
  const client = await pool.connect();
  try {
    await engine.maintain(appRole);
  } finally {
    client.release();
  }
}

/** The database of a started engine. Closing it closes the engine too, and gives the directory back. */
export function handleOf(engine: Engine, lock?: DirectoryLock): DatabaseHandle {
  const pool = enginePool(engine, appRole);
  const db = kyselyOver(pool);
  const daily = setInterval(() => maintain(pool, engine).catch(() => {}), dayMs);
  daily.unref();
  const close = async (): Promise<void> => {
    clearInterval(daily);
    await db.destroy();
    await engine.close();
    await lock?.release();
  };
  let closing: Promise<void> | undefined;
  return {
    db,
    longWork: db,
    reports: db,
    engine: 'embedded',
    pool,
    readyCheck: async () => {
      await sql`select 1`.execute(db);
    },
    maintain: () => maintain(pool, engine),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
