import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './index';

/** An open database. */
export interface DatabaseHandle {
  /** For requests: a statement that takes longer than a person waits is given up. */
  readonly db: Kysely<Database>;
  /** For jobs, seeds and exports: few connections, patient ones. On the embedded engine the same as `db`. */
  readonly longWork: Kysely<Database>;
  /**
   * For reports: reads alone, few connections, and twice the patience of a request. On a read replica where there is one.
   * On the embedded engine the same as `db`.
   */
  readonly reports: Kysely<Database>;
  readonly engine: 'postgres' | 'embedded';
  /** The pool under `db`, for its figures (`totalCount`, `idleCount`, `waitingCount`). */
  readonly pool: pg.Pool;
  /** Resolves when a query is answered in time. @throws when not. */
  readyCheck(): Promise<void>;
  /**
   * Refreshes what the planner knows, after much was written. The embedded engine also gives space back; it does so
   * once a day by itself, as PostgreSQL always does.
   */
  maintain(): Promise<void>;
  /** Waits for running queries, then lets go of everything. Safe to call twice. */
  close(): Promise<void>;
}
