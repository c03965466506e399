import type pg from 'pg';
import { createPool } from '../pool';
import { EngineConnection } from './connection';
import type { Engine } from './engine';

/** How long a query waits for the one connection, in milliseconds. */
const waitMs = 10_000;

/** A pool of the engine's one connection, working as `role` (as the owner when there is none). */
export const enginePool = (engine: Engine, role: string | undefined): pg.Pool =>
  createPool(
    {
      max: 1,
      stream: () => new EngineConnection(engine, role) as never,
      connectionTimeoutMillis: waitMs,
      // The connection costs nothing while idle.
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      host: 'embedded',
    },
    () => {},
  );
