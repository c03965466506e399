export { DataDirectoryInUse } from './embedded/lock';
export { type OpenDatabaseOptions, openDatabase } from './openDatabase';
export type { DatabaseHandle } from './types/handle';
export type { Database } from './types/index';
