import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/types/index';
import type { JobsTable } from '../db/types/work';

export type Job = Selectable<JobsTable>;

/** A process that neither finishes nor reports progress for this long has lost its job, in milliseconds. */
export const lockMs = 60_000;

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Takes the oldest due job of the given kinds for this process; others skip it. */
export const claimJob = (db: Kysely<Database>, kinds: readonly string[], now: Date): Promise<Job | undefined> =>
  db
    .updateTable('jobs')
    .set((eb) => ({ state: 'running', attempts: eb('attempts', '+', 1), locked_until: later(now, lockMs) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', kinds)
        .where(({ or, and, eb: due }) =>
          or([
            and([due('state', '=', 'queued'), due('run_at', '<=', now)]),
            and([due('state', '=', 'running'), due('locked_until', '<', now)]),
          ]),
        )
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Writes to a job as long as it is still ours: nobody has claimed it since. Answers whether it was. */
async function write(db: Kysely<Database>, job: Job, values: Parameters<typeof change>[1]): Promise<boolean> {
  const { numUpdatedRows } = await change(db, values)
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const change = (
  db: Kysely<Database>,
  values: Partial<{
    state: Job['state'];
    attempts: number;
    run_at: Date;
    locked_until: Date | null;
    progress_done: number;
    progress_total: number | null;
    result: string | null;
    error: string | null;
    finished_at: Date;
  }>,
) => db.updateTable('jobs').set(values);

/** Notes progress and keeps the job for this process. */
export const keepJob = (db: Kysely<Database>, job: Job, now: Date, done?: number, total?: number): Promise<boolean> =>
  write(db, job, {
    locked_until: later(now, lockMs),
    ...(done === undefined ? {} : { progress_done: done }),
    ...(total === undefined ? {} : { progress_total: total }),
  });

export const completeJob = (db: Kysely<Database>, job: Job, now: Date, result: unknown): Promise<boolean> =>
  write(db, job, {
    state: 'done',
    locked_until: null,
    error: null,
    finished_at: now,
    result: result === undefined ? null : JSON.stringify(result),
  });

/** 5 s, 10 s, 20 s … at most ten minutes; after the last try the job has failed. */
export const failJob = (db: Kysely<Database>, job: Job, now: Date, error: string): Promise<boolean> =>
  job.attempts >= job.max_attempts
    ? write(db, job, { state: 'failed', locked_until: null, error, finished_at: now })
    : write(db, job, {
        state: 'queued',
        locked_until: null,
        error,
        run_at: later(now, Math.min(5000 * 2 ** (job.attempts - 1), 600_000)),
      });

/** Gives a job back to the end of the queue, as if it had not been taken: the server is stopping, or others go first. */
export const returnJob = (db: Kysely<Database>, job: Job, now: Date): Promise<boolean> =>
  write(db, job, { state: 'queued', locked_until: null, attempts: job.attempts - 1, run_at: now });
