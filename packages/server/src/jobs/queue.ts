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

/** Queues a job in the caller's transaction and answers its id. */
export async function enqueueJob(trx: Kysely<Database>, clock: Clock, job: NewJob): Promise<string> {
  const now = clock.now();
  const added = await trx
    .insertInto('jobs')
    .values({
      kind: job.kind,
      payload: JSON.stringify(job.payload ?? {}),
      unique_key: job.uniqueKey ?? null,
      run_at: job.runAt ?? now,
      created_at: now,
      max_attempts: job.maxAttempts ?? 5,
      created_by: job.createdBy ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'unique_key']).where('state', 'in', ['queued', 'running']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const { id } = await trx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', job.kind)
    .where('unique_key', '=', job.uniqueKey ?? null)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return id;
}

/** State of a job as a caller may see it. */
export const readJob = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('jobs')
    .select(['id', 'kind', 'state', 'progress_done', 'progress_total', 'result', 'error', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst();
