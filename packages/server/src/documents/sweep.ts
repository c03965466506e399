import type { Clock } from '../clock';
import type { Db } from '../http/call';
import type { FileStore } from './store';

/** Milliseconds after which a file without a row will not get one: longer than any request lasts. */
const rowTime = 10 * 60_000;

/** Keys asked about at once. */
const batch = 500;

/** Up to this many files may go whatever the share; more than half of a larger store is somebody's mistake. */
const unsuspicious = 50;

const withRows = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('application_documents')
    .select(['storage_key', 'preview_key'])
    .where(({ or, eb }) => or([eb('storage_key', 'in', keys), eb('preview_key', 'in', keys)]))
    .execute();
  return rows.flatMap(({ storage_key, preview_key }) => [storage_key, ...(preview_key === null ? [] : [preview_key])]);
};

/**
 * Removes files that have been without a row for ten minutes: their transaction was undone, or the process ended before
 * it could remove what was replaced.
 *
 * @returns how many files went
 * @throws when most of a store would go: then this is not the database that the files belong to
 */
export const sweepOrphans = async (store: FileStore, db: Db, clock: Clock): Promise<number> => {
  const end = clock.now().getTime() - rowTime;
  const files = await store.list();
  const orphans = new Set(files.flatMap(({ key, at }) => (at < end ? key : [])));
  const asked = [...orphans];
  for (let at = 0; at < asked.length; at += batch) {
    for (const key of await withRows(db, asked.slice(at, at + batch))) orphans.delete(key);
  }
  if (orphans.size > unsuspicious && orphans.size > files.length / 2) {
    throw new Error(`${orphans.size} of ${files.length} documents have no row; none was removed`);
  }
  await store.remove([...orphans]);
  return orphans.size;
};
