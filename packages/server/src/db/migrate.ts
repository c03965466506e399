import { createHash } from 'node:crypto';
import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations/index';
import type { Database } from './types/index';

/** A key of the schema: equal keys mean equal schemas. */
export const schemaKey: string = createHash('sha256')
  .update(migrations.map((step) => `${step.name} ${step.fingerprint}`).join('\n'))
  .digest('hex')
  .slice(0, 16);

const migrator = (db: Kysely<Database>): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations.map((step) => [step.name, step])) },
  });

/**
 * Brings the schema up to date; concurrent callers wait for one another.
 * @throws the first step's error; on both engines nothing of the failed run is kept.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const { error, results } = await migrator(db).migrateToLatest();
  if (!error) {
    await sql`grant select on kysely_migration, kysely_migration_lock to telve_app`.execute(db);
    return;
  }
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`migration ${failed ?? 'of the schema'} failed`, { cause: error });
}

/** True when a step is missing. Needs no more than the right to read. */
export async function hasPendingMigrations(db: Kysely<Database>): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.some((step) => step.executedAt === undefined);
}
