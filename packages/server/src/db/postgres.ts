import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { migrateToLatest } from './migrate';
import { createPool, kyselyOver } from './pool';
import type { DatabaseHandle } from './types/handle';
import type { Database } from './types/index';

/** How to reach PostgreSQL 15 or later. */
export interface PostgresOptions {
  /** Used at run time. */
  url: string;
  /** Used for migrations; the owner of the schema. Default: `url`. */
  ownerUrl?: string;
  /** A read replica for the reports. Default: `url`. */
  replicaUrl?: string;
  /** Connections of this process. Default 20. */
  poolSize?: number;
  /** How long a query waits for a connection, in milliseconds. Default 2000. */
  poolWaitMs?: number;
  /** How long a statement of a request may run, in milliseconds. Default 2500. */
  statementTimeoutMs?: number;
  /** Told about connections that broke while idle. */
  onIdleError?: (error: Error) => void;
}

/** How long a statement of long work may run, in milliseconds. */
const longWorkMs = 120_000;

/** The same for a report, and how many connections the reports of this process have. */
const reportMs = 8_000;
const reportConnections = 8;

async function asOwner(options: PostgresOptions, work: (owner: Kysely<Database>) => Promise<unknown>): Promise<void> {
  const config = { connectionString: options.ownerUrl ?? options.url, max: 2, connectionTimeoutMillis: 5000 };
  const owner = kyselyOver(createPool(config, options.onIdleError ?? (() => {})));
  try {
    await work(owner);
  } finally {
    await owner.destroy();
  }
}

/** Session settings of every run-time connection: the restricted role, UTC and the time limits. */
const sessionOptions = (statementTimeoutMs: number): string =>
  [
    'role=telve_app',
    'timezone=UTC',
    `statement_timeout=${statementTimeoutMs}`,
    'lock_timeout=2000',
    'idle_in_transaction_session_timeout=30000',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');

/** A report that wrote would write to the replica, or fail where that is a real one: it fails everywhere. */
const readOnly = ' -c default_transaction_read_only=on';

function runtimePool(options: PostgresOptions, max: number, statementTimeoutMs: number, more = ''): pg.Pool {
  const config: pg.PoolConfig = {
    connectionString: options.url,
    options: sessionOptions(statementTimeoutMs) + more,
    max,
    connectionTimeoutMillis: options.poolWaitMs ?? 2000,
    // Over a half-open connection the server's own limit never reaches us, so the client has one as well.
    query_timeout: statementTimeoutMs + 100,
    keepAlive: true,
  };
  return createPool(config, options.onIdleError ?? (() => {}));
}

/**
 * Opens a PostgreSQL database: brings the schema up to date as the owner, then works as `telve_app`, which may
 * neither change the schema nor rewrite the logs. While the server is away every call fails within three seconds, and
 * works again as soon as it is back.
 * @throws when the server cannot be reached or a migration fails.
 */
export async function openPostgres(options: PostgresOptions): Promise<DatabaseHandle> {
  await asOwner(options, migrateToLatest);
  const pool = runtimePool(options, options.poolSize ?? 20, options.statementTimeoutMs ?? 2500);
  const db = kyselyOver(pool);
  const longWork = kyselyOver(runtimePool(options, 4, longWorkMs));
  const replica = { ...options, url: options.replicaUrl ?? options.url };
  const reports = kyselyOver(runtimePool(replica, reportConnections, reportMs, readOnly));
  let closing: Promise<unknown> | undefined;
  return {
    db,
    longWork,
    reports,
    engine: 'postgres',
    pool,
    readyCheck: async () => {
      await sql`select 1`.execute(db);
    },
    maintain: () => asOwner(options, (owner) => sql`vacuum (analyze)`.execute(owner)),
    close: async () => {
      closing ??= Promise.all([db, longWork, reports].map((each) => each.destroy()));
      await closing;
    },
  };
}
