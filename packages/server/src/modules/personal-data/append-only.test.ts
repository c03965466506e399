import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from '../../db/embedded/engine';
import { enginePool } from '../../db/embedded/enginePool';
import { migratedSnapshot } from '../../db/embedded/snapshot';
import { createPool, kyselyOver } from '../../db/pool';
import type { DatabaseHandle } from '../../db/types/handle';
import { openTestDatabase, testEngine } from '../../testing/database';
import { createTestPostgres } from '../../testing/postgres';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

const record = { cause: 'retention', done_by: 'x', reason: 'x', counts: '{}' } as const;

const calls = (id: number) => [
  `select erase_from_audit_log(${id}, '{1}', '{"end_user:1"}', '{}', null)`,
  `select erase_consents(${id}, '{"a@b.example"}', 'x')`,
];

describe('the append-only tables', () => {
  it('give nobody up without a destruction record of the same transaction', async () => {
    await handle.db.insertInto('audit_log').values({ action: 'x', entity: 'end_user', entity_id: '1' }).execute();
    const row = handle.db.insertInto('destruction_records').values(record).returning('id');
    const { id } = await row.executeTakeFirstOrThrow();
    for (const call of calls(id)) {
      await expect(sql.raw(call).execute(handle.db), call).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('let a destruction record be added and nothing else', async () => {
    for (const statement of [
      'update destruction_records set reason = reason',
      'delete from destruction_records',
      'truncate destruction_records',
      'update consents set email_folded = email_folded',
    ]) {
      await expect(sql.raw(statement).execute(handle.db), statement).rejects.toMatchObject({ code: '42501' });
    }
  });

  // A copy of a database, as the tests of PostgreSQL make, is without the rights to the database.
  it.runIf(testEngine() === 'embedded')('are no tables that the server could make a temporary one beside', async () => {
    await expect(sql`create temporary table mine (id integer)`.execute(handle.db)).rejects.toMatchObject({
      code: '42501',
    });
  });
});

/** The same database as its owner, who may give rights. */
const openOwner = async () => {
  if (testEngine() === 'embedded') {
    const engine = await startEngine({ snapshot: await migratedSnapshot() });
    const owner = kyselyOver(enginePool(engine, undefined));
    return { owner, close: () => owner.destroy().then(() => engine.close()) };
  }
  const { url, drop } = await createTestPostgres();
  const owner = kyselyOver(createPool({ connectionString: url, max: 1 }, () => {}));
  return { owner, close: () => owner.destroy().then(drop) };
};

describe('a temporary table under the name of a real one', () => {
  let owner: Awaited<ReturnType<typeof openOwner>>;
  beforeAll(async () => {
    owner = await openOwner();
    await sql`do $$ begin
      execute format('grant temporary on database %I to telve_app', current_database());
    end $$`.execute(owner.owner);
  }, 60_000);
  afterAll(() => owner.close());

  /** Does something as the server's role that has such a table, and undoes it. */
  const beside = (name: string, definition: string, statements: readonly string[]) =>
    owner.owner.transaction().execute(async (trx) => {
      await sql.raw('set local role telve_app').execute(trx);
      await sql.raw(`create temporary table ${name} ${definition} on commit drop`).execute(trx);
      await sql.raw(`grant all on ${name} to public`).execute(trx);
      for (const statement of statements) await sql.raw(statement).execute(trx);
    });

  it.each(calls(7))('passes for no destruction record: %s', async (call) => {
    const statements = ['insert into pg_temp.destruction_records values (7)', call];
    await expect(beside('destruction_records', '(id integer)', statements)).rejects.toThrow(
      'no destruction record of this transaction',
    );
  });

  it('is not what is pruned', async () => {
    const statements = [
      `insert into pg_temp.access_log values (1, '2020-01-01')`,
      `do $$ begin
        if prune_access_log(now(), 10) <> 0 then raise exception 'the wrong table'; end if;
      end $$`,
    ];
    await beside('access_log', '(id bigint, at timestamptz)', statements);
  });
});
