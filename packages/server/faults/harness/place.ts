import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseHandle, openDatabase } from '../../src/db/index';
import { testEngine } from '../../src/testing/database';
import { createTestPostgres } from '../../src/testing/postgres';

/** A database and a data folder of their own, for the server under test. */
export interface Place {
  engine: DatabaseHandle['engine'];
  /** Tells a server where its data is. */
  env: Readonly<Record<string, string>>;
  /** Opens the database in this process. The embedded one opens only while no server has it. */
  open(): Promise<DatabaseHandle>;
  /** Forgets everything. */
  remove(): Promise<void>;
}

/** An empty place on the engine that `TELVE_TEST_ENGINE` names; a server in demo mode fills it at its first start. */
export const makePlace = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'telve-faults-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  if (testEngine() === 'embedded') {
    return {
      engine: 'embedded',
      env: { DATA_DIR: folder },
      open: () => openDatabase({ dataDir: folder }),
      remove: forget,
    };
  }
  const { url, drop } = await createTestPostgres();
  return {
    engine: 'postgres',
    env: { DATA_DIR: folder, DATABASE_URL: url },
    open: () => openDatabase({ url }),
    remove: async () => {
      await drop();
      await forget();
    },
  };
};
