import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/types/handle';
import { openTestDatabase } from '../../testing/database';
import { impersonalTables, personalColumns } from './columns';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

/** Columns that can hold a word, but for partitions, which have those of their table. */
const textColumns = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and not t.relispartition and t.relkind in ('r', 'p')
      and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'inet', 'xml')
    order by 1`.execute(handle.db);
  return rows.map(({ name }) => name).filter((name) => !impersonalTables.has(name.split('.')[0] ?? ''));
};

it('every text column of the database has a fate when a person is erased, and no other has', async () => {
  const listed = Object.entries(personalColumns).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(listed.sort()).toEqual((await textColumns()).sort());
});

it('no table is listed as one that names nobody and is not there', async () => {
  const tables = new Set((await handle.db.introspection.getTables()).map(({ name }) => name));
  expect([...impersonalTables].filter((name) => !name.startsWith('kysely_') && !tables.has(name))).toEqual([]);
});
