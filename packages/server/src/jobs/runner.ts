import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../db/types/index';
import { claimJob, completeJob, failJob, type Job, keepJob, lockMs, returnJob } from './claim';

/** What a handler may use. */
export interface JobContext {
  db: Kysely<Database>;
  clock: Clock;
  /** Fires when the server stops or the job was lost: stop soon, what is not committed is done again. */
  signal: AbortSignal;
  /** Notes how far it is. @throws when the job belongs to another process by now. */
  progress(done: number, total?: number): Promise<void>;
}

/** Answered by a handler that is not through yet and lets the other jobs go first: it is called again after them. */
export const giveWay = Symbol('give way');

/** Does one kind of job; may run again after a crash, so it must be safe to repeat. Its result is kept as JSON. */
export type JobHandler = (payload: unknown, context: JobContext, job: Job) => Promise<unknown>;

/** What a runner needs. */
export interface JobRunnerOptions {
  db: Kysely<Database>;
  clock: Clock;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Told about every failed attempt. */
  onFailure?: (job: { id: string; kind: string; attempts: number }, error: unknown) => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Keeps a claimed job alive while its handler is busy; answers a function that ends it. */
function keepAlive(options: JobRunnerOptions, job: Job, lost: () => void): () => void {
  const timer = setInterval(() => {
    keepJob(options.db, job, options.clock.now()).then(
      (ours) => ours || lost(),
      () => {},
    );
  }, lockMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}

async function runJob(options: JobRunnerOptions, job: Job, stopping: AbortSignal): Promise<void> {
  const { db, clock } = options;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const stopKeeping = keepAlive(options, job, () => lost.abort());
  const progress = async (done: number, total?: number): Promise<void> => {
    if (!(await keepJob(db, job, clock.now(), done, total))) lost.abort();
    signal.throwIfAborted();
  };
  try {
    const handler = options.handlers[job.kind];
    if (!handler) throw new Error(`no handler for ${job.kind}`);
    const result = await handler(job.payload, { db, clock, signal, progress }, job);
    if (result === giveWay) await returnJob(db, job, clock.now());
    else await completeJob(db, job, clock.now(), result);
  } catch (error) {
    if (stopping.aborted) await returnJob(db, job, clock.now());
    else if (!lost.signal.aborted) {
      options.onFailure?.({ id: job.id, kind: job.kind, attempts: job.attempts }, error);
      await failJob(db, job, clock.now(), reasonOf(error));
    }
  } finally {
    stopKeeping();
  }
}

/** Runs due jobs one after the other until none is left; answers how many it took. Any number of processes may. */
export async function runDueJobs(options: JobRunnerOptions, stopping: AbortSignal): Promise<number> {
  const kinds = Object.keys(options.handlers);
  for (let count = 0; ; count += 1) {
    const job =
      stopping.aborted || kinds.length === 0 ? undefined : await claimJob(options.db, kinds, options.clock.now());
    if (!job) return count;
    await runJob(options, job, stopping);
  }
}
