import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database } from './types/index';

const { builtins } = pg.types;

/** int8 as number (ids and counts stay far below 2^53), dates as `YYYY-MM-DD`, the rest as node-postgres does. */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.DATE]: (text) => text,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** A pool that reads values the way the `Database` types say. Lost idle connections are replaced, not thrown. */
export function createPool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ types, application_name: 'telve', ...config });
  pool.on('error', onIdleError);
  // A connection that breaks between two queries of a transaction has nobody to tell: the next query will.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** What node-postgres says when an answer does not come: the connection is half open and good for nothing. */
const isHung = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/**
 * The pool as Kysely uses it, but a connection that does not answer is thrown away: without this it would go back to
 * the pool and let the next caller wait as well, and the rollback of its transaction would wait once more.
 */
const withoutHungConnections = (pool: pg.Pool): PostgresPool => ({
  end: () => pool.end(),
  connect: async () => {
    const client = await pool.connect();
    let hung: Error | undefined;
    const query = async (text: string, values: readonly unknown[]) => {
      if (hung) throw hung;
      try {
        return await client.query(text, values as unknown[]);
      } catch (error) {
        if (isHung(error)) hung = error as Error;
        throw error;
      }
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(hung) };
  },
});

/** Typed queries over a pool. Destroying it ends the pool. */
export const kyselyOver = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: withoutHungConnections(pool) }) });
