import { type EmbeddedOptions, openEmbedded } from './embedded/open';
import { openPostgres, type PostgresOptions } from './postgres';
import type { DatabaseHandle } from './types/handle';

/** PostgreSQL when `url` is given, else the embedded database (in `dataDir`, or in memory without one). */
export type OpenDatabaseOptions = PostgresOptions | (EmbeddedOptions & { url?: undefined });

/**
 * Opens the database and brings its schema up to date. What comes back works as the restricted role: no schema
 * changes, no rewriting of the logs.
 * @throws DataDirectoryInUse, or whatever kept the database from opening.
 */
export const openDatabase = (options: OpenDatabaseOptions): Promise<DatabaseHandle> =>
  options.url === undefined ? openEmbedded(options) : openPostgres(options);
