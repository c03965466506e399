import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../db/types/index';

/** Work to be done after the caller's transaction. */
export interface NewJob {
  kind: string;
  payload?: unknown;
  /** While a job of this kind and key waits or runs, asking again gives that one. */
  uniqueKey?: string;
  /** Not before; default: now. */
  runAt?: Date;
  /** Tries in all; default 5. */
  maxAttempts?: number;
  createdBy?: number;
}

const insertJobs = (trx: Kysely<Database>, now: Date, jobs: readonly NewJob[]) =>
  trx
    .insertInto('jobs')
    .values(
      jobs.map((job) => ({
        kind: job.kind,
        payload: JSON.stringify(job.payload ?? {}),
        unique_key: job.uniqueKey ?? null,
        run_at: job.runAt ?? now,
        created_at: now,
        max_attempts: job.maxAttempts ?? 5,
        created_by: job.createdBy ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'unique_key']).where('state', 'in', ['queued', 'running']).doNothing(),
    )
    .returning('id');

/** Times that a job may end between the two statements that ask for it. */
const triesMax = 5;

/** Queues a job in the caller's transaction and answers its id. */
export async function enqueueJob(trx: Kysely<Database>, clock: Clock, job: NewJob): Promise<string> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const added = await insertJobs(trx, clock.now(), [job]).executeTakeFirst();
    if (added) return added.id;
    const alive = await trx
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', job.kind)
      .where('unique_key', '=', job.uniqueKey ?? null)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst();
    if (alive) return alive.id;
    // It has ended since: now there is room for another one.
  }
  throw new Error(`${job.kind} ${job.uniqueKey} could not be queued`);
}

/** Jobs that one statement queues. */
const partSize = 500;

/** Queues many jobs in the caller's transaction; of those with the key of one that waits or runs, none. */
export async function enqueueJobs(trx: Kysely<Database>, clock: Clock, jobs: readonly NewJob[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += partSize) {
    await insertJobs(trx, clock.now(), jobs.slice(at, at + partSize)).execute();
  }
}

/** State of a job as a caller may see it. */
export const readJob = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('jobs')
    .select(['id', 'kind', 'state', 'progress_done', 'progress_total', 'result', 'error', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst();
