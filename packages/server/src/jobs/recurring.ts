import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../db/types/index';
import { enqueueJob } from './queue';

/** A job that is done again and again. */
export interface Recurring {
  kind: string;
  /** When it is due again after this instant. */
  next(after: Date): Date;
}

/** Queues a run, by default one that is due now; any number of instances may ask for it. */
export const queueRun = (
  db: Kysely<Database>,
  clock: Clock,
  { kind }: Pick<Recurring, 'kind'>,
  runAt = clock.now(),
): Promise<string> => enqueueJob(db, clock, { kind, uniqueKey: runAt.toISOString().slice(0, 10), runAt });

/**
 * Sees to it that each has a run to come, whatever became of the last one: it may have failed for good, or not have
 * lived to queue another. To be asked again and again.
 */
export const keepRunsQueued = async (
  db: Kysely<Database>,
  clock: Clock,
  recurring: readonly Recurring[],
): Promise<void> => {
  const kinds = recurring.map(({ kind }) => kind);
  const jobs = db.selectFrom('jobs').select('kind').distinct().where('kind', 'in', kinds);
  const alive = new Set((await jobs.where('state', 'in', ['queued', 'running']).execute()).map(({ kind }) => kind));
  for (const each of recurring) {
    if (!alive.has(each.kind)) await queueRun(db, clock, each, each.next(clock.now()));
  }
};
