import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { schemaKey } from '../db/migrate';
import { createPool, kyselyOver } from '../db/pool';
import { openPostgres } from '../db/postgres';
import type { DatabaseHandle } from '../db/types/handle';

const adminUrl = (): string => {
  const url = process.env.TELVE_TEST_POSTGRES_URL;
  if (!url) throw new Error('TELVE_TEST_POSTGRES_URL must name a PostgreSQL server whose user may create databases');
  return url;
};

const withDatabase = (name: string): string => {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.toString();
};

async function asAdmin<T>(work: (run: (statement: string) => Promise<unknown[]>) => Promise<T>): Promise<T> {
  // One connection: the lock below belongs to a session.
  const admin = kyselyOver(createPool({ connectionString: adminUrl(), max: 1 }, () => {}));
  try {
    return await work(async (statement) => (await sql.raw(statement).execute(admin)).rows);
  } finally {
    await admin.destroy();
  }
}

/** A migrated database to copy from, made by whoever comes first. */
async function template(): Promise<string> {
  const name = `telve_template_${schemaKey}`;
  await asAdmin(async (run) => {
    await run(`select pg_advisory_lock(hashtext('${name}'))`);
    const found = await run(`select from pg_database where datname = '${name}' and datistemplate`);
    if (found.length > 0) return;
    await run(`drop database if exists ${name}`);
    await run(`create database ${name}`);
    await (await openPostgres({ url: withDatabase(name) })).close();
    await run(`alter database ${name} with is_template true`);
  });
  return name;
}

/** Address of a new database that is a copy of the migrated, empty one, and how to drop it. */
export async function createTestPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const source = await template();
  const name = `telve_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((run) => run(`create database ${name} template ${source}`));
  return {
    url: withDatabase(name),
    drop: async () => {
      await asAdmin((run) => run(`drop database if exists ${name} with (force)`));
    },
  };
}

/** A migrated, empty PostgreSQL database of its own; closing it drops it. */
export async function openTestPostgres(): Promise<DatabaseHandle> {
  const { url, drop } = await createTestPostgres();
  const handle = await openPostgres({ url, poolSize: 10 });
  const close = async (): Promise<void> => {
    await handle.close();
    await drop();
  };
  let closing: Promise<void> | undefined;
  return {
    ...handle,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
