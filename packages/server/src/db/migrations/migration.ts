import { createHash } from 'node:crypto';
import { type Kysely, type Migration as KyselyMigration, sql } from 'kysely';

/** A step of the schema. Forward only: a released step is never edited, a mistake is mended by a later one. */
export interface Migration extends KyselyMigration {
  /** Sorted by name; `NNNN_what`. */
  readonly name: string;
  /** Changes whenever the step does; part of the key of cached snapshots. */
  readonly fingerprint: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A step written in SQL that runs on PostgreSQL 15 and later and on the embedded engine. */
export function sqlMigration(name: string, text: string): Migration {
  return {
    name,
    fingerprint: digest(text),
    up: async (db: Kysely<unknown>) => {
      await sql.raw(text).execute(db);
    },
  };
}

/** A step that brings data; `data` is everything it depends on. */
export function dataMigration<T>(
  name: string,
  data: T,
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not today's types.
  write: (db: Kysely<any>, data: T) => Promise<void>,
): Migration {
  return { name, fingerprint: digest(JSON.stringify(data)), up: (db) => write(db, data) };
}
