import { type Kysely, sql } from 'kysely';
import { type Engine, startEngine } from '../db/embedded/engine';
import { enginePool } from '../db/embedded/enginePool';
import { handleOf } from '../db/embedded/open';
import { migratedSnapshot } from '../db/embedded/snapshot';
import { kyselyOver } from '../db/pool';
import type { DatabaseHandle } from '../db/types/handle';
import type { Database } from '../db/types/index';

/** A database as the migrations leave it. The server's role may change nothing else than rows, and add partitions. */
interface Fresh {
  tables: readonly string[];
  rows: ReadonlyMap<string, unknown[]>;
  counters: ReadonlyMap<string, Counter>;
}

interface Counter {
  at: string;
  /** False: `at` comes next. */
  isUsed: boolean;
}

interface Started {
  engine: Engine;
  fresh: Fresh;
}

/** Engines of this process that are as new: starting one takes seconds, emptying one a fraction. */
const spares: Started[] = [];

async function asOwner<T>(engine: Engine, work: (owner: Kysely<Database>) => Promise<T>): Promise<T> {
  const owner = kyselyOver(enginePool(engine, undefined));
  try {
    return await work(owner);
  } finally {
    await owner.destroy();
  }
}

const namesOf = async (db: Kysely<Database>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
};

/** Tables that have rows. */
async function filledOf(db: Kysely<Database>): Promise<string[]> {
  const each = (await namesOf(db)).map(
    (name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function rowsOf(db: Kysely<Database>): Promise<Fresh['rows']> {
  const all = new Map<string, unknown[]>();
  for (const name of await filledOf(db)) {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

const countersOf = async (db: Kysely<Database>): Promise<Fresh['counters']> => {
  const { rows } = await sql<Counter & { name: string }>`
    select sequencename as name, coalesce(last_value, start_value)::text as at, last_value is not null as "isUsed"
    from pg_sequences where schemaname = 'public'`.execute(db);
  return new Map(rows.map(({ name, ...counter }) => [name, counter]));
};

async function start(): Promise<Started> {
  const engine = await startEngine({ snapshot: await migratedSnapshot() });
  const fresh = await asOwner(engine, async (owner) => ({
    tables: await namesOf(owner),
    rows: await rowsOf(owner),
    counters: await countersOf(owner),
  }));
  return { engine, fresh };
}

/** Puts rows and counters back. */
async function empty(db: Kysely<Database>, fresh: Fresh): Promise<void> {
  const filled = await filledOf(db);
  // No trigger runs: neither those that keep records from being removed nor those that count.
  await sql`set session_replication_role = replica`.execute(db);
  const cleared = [...new Set([...filled, ...fresh.rows.keys()])];
  if (cleared.length > 0) await sql`truncate ${sql.join(cleared.map((name) => sql.table(name)))} cascade`.execute(db);
  for (const [name, rows] of fresh.rows) {
    const table = sql.table(name);
    await sql`insert into ${table} overriding system value
      select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  }
  for (const [name, { at, isUsed }] of fresh.counters) {
    await sql`select setval(${name}::regclass, ${at}::bigint, ${isUsed})`.execute(db);
  }
}

/** Empties the database for the next test; one with more tables than before is not used again. */
async function giveBack(started: Started): Promise<void> {
  const { engine, fresh } = started;
  const isNew = await asOwner(engine, async (owner) => {
    if ((await namesOf(owner)).join() !== fresh.tables.join()) return false;
    await owner.connection().execute((db) => empty(db, fresh));
    return true;
  }).catch(() => false);
  if (isNew) spares.push(started);
  else await engine.close();
}

/** A migrated, empty embedded database in memory; closing it leaves its engine to the next one. */
export async function openTestEmbedded(): Promise<DatabaseHandle> {
  const started = spares.pop() ?? (await start());
  return handleOf({ ...started.engine, close: () => giveBack(started) });
}
