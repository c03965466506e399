import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testEngine } from '../testing/database';
import { createTestPostgres } from '../testing/postgres';
import { openDatabase } from './openDatabase';
import { createPool, kyselyOver } from './pool';

if (testEngine() === 'postgres') {
  it('is migrated by an owner without the right to make roles where telve_app is there', {
    timeout: 60_000,
  }, async () => {
    // Has made telve_app, if nobody did before.
    const other = await createTestPostgres();
    const admin = kyselyOver(createPool({ connectionString: other.url, max: 1 }, () => {}));
    const name = `telve_owner_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(other.url);
    url.pathname = `/${name}`;
    const ownerUrl = new URL(url);
    ownerUrl.username = name;
    const run = (statement: string) => sql.raw(statement).execute(admin);
    await run(`create role ${name} login nocreaterole`);
    await run(`create database ${name} owner ${name} encoding 'UTF8' template template0`);
    try {
      const database = await openDatabase({ url: url.toString(), ownerUrl: ownerUrl.toString() });
      const cities = await database.db.selectFrom('cities').select('id').execute();
      await database.close();
      expect(cities).toHaveLength(81);
    } finally {
      await run(`drop database ${name} with (force)`);
      await run(`drop role ${name}`);
      await admin.destroy();
      await other.drop();
    }
  });
} else {
  it('of the embedded engine may make the role', async () => {
    const database = await openDatabase({});
    const { rows } = await sql`select from pg_roles where rolname = 'telve_app'`.execute(database.db);
    await database.close();
    expect(rows).toHaveLength(1);
  });
}
