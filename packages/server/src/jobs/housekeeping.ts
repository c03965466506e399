import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import { ensurePartitionsAhead } from '../db/partitions';
import type { Database } from '../db/types/index';
import { enqueueJob } from './queue';
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

/** Sees to it that a next housekeeping is queued; any number of instances may ask. */
export const scheduleHousekeeping = (db: Kysely<Database>, clock: Clock, runAt = clock.now()): Promise<string> =>
  enqueueJob(db, clock, { kind: housekeepingKind, uniqueKey: runAt.toISOString().slice(0, 10), runAt });

/** Once a day: sweeps, and keeps partitions of orders ahead of time. */
export const housekeeping: JobHandler = async (_payload, { db, clock }) => {
  const now = clock.now();
  await sweep(db, now);
  await ensurePartitionsAhead(db, now);
  await scheduleHousekeeping(db, clock, new Date(now.getTime() + dayMs));
};
