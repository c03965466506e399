import type { DatabaseHandle } from '../db/types/handle';
import { openTestEmbedded } from './embedded';
import { openTestPostgres } from './postgres';

/** The engine under test: `TELVE_TEST_ENGINE`, the embedded one by default. */
export const testEngine = (): DatabaseHandle['engine'] =>
  process.env.TELVE_TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/**
 * A migrated, empty database of its own on the engine under test. Close it in `afterAll`; that also drops or
 * empties it.
 */
export const openTestDatabase = (): Promise<DatabaseHandle> =>
  testEngine() === 'postgres' ? openTestPostgres() : openTestEmbedded();
