import type { Kysely } from 'kysely';
import { ensurePartitionsAhead } from '../db/partitions';
import type { Database } from '../db/types/index';
import { eachAlone } from './each-alone';
import type { Recurring } from './recurring';
import type { JobHandler } from './runner';

const dayMs = 24 * 60 * 60 * 1000;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Removes what has an end of its own: limits, e-mail codes a day later, idempotency keys, logs of imports. */
export async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('limit_counters').where('expires_at', '<', now).execute();
  await db.deleteFrom('limit_members').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_codes').where('expires_at', '<', before(now, 1)).execute();
  await db.deleteFrom('idempotency_keys').where('expires_at', '<', now).execute();
  await db.deleteFrom('import_logs').where('expires_at', '<', now).execute();
}

export const housekeepingKind = 'housekeeping';

/** Once a day. */
export const housekeepingRuns: Recurring = {
  kind: housekeepingKind,
  next: (after) => new Date(after.getTime() + dayMs),
};

/** Keeps partitions of orders ahead of time, and sweeps; neither waits for the other to succeed. */
export const housekeeping: JobHandler = async (_payload, { db, clock, signal }) => {
  const now = clock.now();
  await eachAlone(
    [
      ['partitions', () => ensurePartitionsAhead(db, now)],
      ['sweep', () => sweep(db, now)],
    ],
    signal,
  );
};
