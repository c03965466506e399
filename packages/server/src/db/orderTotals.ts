import { type Kysely, sql } from 'kysely';
import type { Database } from './types/index';

/** Changes that one transaction takes. */
const partSize = 20_000;

const foldPart = async (db: Kysely<Database>, most: number): Promise<number> => {
  const { rows } = await sql<{ folded: number }>`select fold_order_changes(${most}) as folded`.execute(db);
  return rows[0]?.folded ?? 0;
};

/** Moves the changes that are there into the totals, in the caller's transaction. Waits for whoever does the same. */
export const foldWithin = (trx: Kysely<Database>): Promise<number> => foldPart(trx, 2_000_000_000);

/**
 * Brings the totals of the orders up to date, part by part, until nothing is left to be done (ADR 0025). May be run at
 * any time, any number of times and by any number of processes: where one is at it the others leave it alone. Whether
 * and when it runs changes no figure, only how long figures take.
 *
 * @returns how many changes were moved
 */
export async function foldOrderChanges(db: Kysely<Database>, stopping?: AbortSignal): Promise<number> {
  let folded = 0;
  while (!stopping?.aborted) {
    const part = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ ours: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('telve.order_totals')) as ours`.execute(trx);
      return rows[0]?.ours ? foldPart(trx, partSize) : 0;
    });
    folded += part;
    if (part < partSize) break;
  }
  return folded;
}
