import { sql } from 'kysely';
import type { RetainedKind, Retention } from '../../config/index';
import { type Db, inTransaction } from '../../http/call';
import { eachAlone, type JobHandler, type Recurring } from '../../jobs/index';
import { type Erased, type ErasureServices, removeFiles } from './erase';
import { addRecord } from './record';
import { eraseRejected, nextRejected } from './rejected';
import { erasureTexts as texts } from './texts';

const dayMs = 24 * 60 * 60 * 1000;

/** Rows that one transaction takes. */
const batchSize = 1000;

/** What the job signs its records with. */
const doneBy = 'retention';

const cause = { cause: 'retention', doneBy, reason: texts.reasons.retention } as const;

/** Removes the oldest rows of a log through the function that alone may. */
const pruned =
  (name: 'prune_access_log' | 'prune_audit_log' | 'prune_destruction_records' | 'prune_consents') =>
  async (trx: Db, before: Date): Promise<number> => {
    const call = sql<{ gone: number }>`select ${sql.raw(name)}(${before}::timestamptz, ${batchSize}) as gone`;
    return (await call.execute(trx)).rows[0]?.gone ?? 0;
  };

/** Removes rows whose time, in that column, is before an instant. */
const old =
  (table: 'mail_outbox' | 'sessions' | 'jobs', column: 'created_at' | 'absolute_expires_at' | 'finished_at') =>
  async (trx: Db, before: Date): Promise<number> => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${batchSize})`.execute(trx);
    return Number(numAffectedRows ?? 0);
  };

/** Each kind that is only removed, by what removes a batch of it. */
const removers: Readonly<
  Record<Exclude<RetainedKind, 'rejectedApplications'>, (trx: Db, before: Date) => Promise<number>>
> = {
  accessLog: pruned('prune_access_log'),
  auditLog: pruned('prune_audit_log'),
  destructionRecords: pruned('prune_destruction_records'),
  consents: pruned('prune_consents'),
  mails: old('mail_outbox', 'created_at'),
  sessions: old('sessions', 'absolute_expires_at'),
  jobs: old('jobs', 'finished_at'),
};

/** What has gone, and a promise for the job that it is still at it. */
type Tell = (gone: number) => Promise<void>;

const removeKind = async (
  db: Db,
  { key }: Pick<ErasureServices, 'key'>,
  kind: keyof typeof removers,
  before: Date,
  now: Date,
  tell: Tell,
): Promise<void> => {
  let gone = batchSize;
  while (gone === batchSize) {
    gone = await inTransaction(db, async (trx) => {
      const count = await removers[kind](trx, before);
      if (count > 0) await addRecord(trx, key, cause, { [kind]: count }, now);
      return count;
    });
    await tell(gone);
  }
};

/** How a run is told of, and what it may use. */
export interface RetentionOptions extends ErasureServices {
  retention: Retention;
}

/**
 * Destroys what is past its period, in batches that are each a transaction with its destruction record. Running it again
 * goes on where it was ended and finds nothing once it is through. Answers how many rows and applications went.
 *
 * @param signal ends it at the next failure, which does not end it otherwise
 * @throws AggregateError that names the kinds that failed, after all others are through
 */
export const applyRetention = async (
  db: Db,
  { retention, ...services }: RetentionOptions,
  now: Date,
  progress: (done: number) => Promise<void> = async () => {},
  signal?: AbortSignal,
): Promise<number> => {
  let done = 0;
  const tell: Tell = async (gone) => {
    done += gone;
    await progress(done);
  };
  const before = (kind: RetainedKind): Date => new Date(now.getTime() - retention[kind] * dayMs);
  const erase = (ids: readonly number[]) =>
    eraseRejected(db, services, cause, before('rejectedApplications'), now, ids);
  const settle = async (erased: Erased | undefined): Promise<void> => {
    if (!erased) return;
    await removeFiles(db, services, erased.files);
    await tell(erased.counts.applications ?? 0);
  };
  const rejected = async (): Promise<void> => {
    const alone: [name: string, work: () => Promise<void>][] = [];
    let ids = await nextRejected(db, before('rejectedApplications'), 0);
    while (ids.length > 0) {
      let erased: Erased | undefined;
      try {
        erased = await erase(ids);
      } catch (error) {
        if (signal?.aborted) throw error;
        // One of them may be to blame: the others go without it.
        for (const id of ids) alone.push([`application ${id}`, async () => settle(await erase([id]))]);
      }
      await settle(erased);
      ids = await nextRejected(db, before('rejectedApplications'), ids.at(-1) ?? 0);
    }
    await eachAlone(alone, signal);
  };
  const removed = (Object.keys(removers) as (keyof typeof removers)[]).map(
    (kind) => [kind, () => removeKind(db, services, kind, before(kind), now, tell)] as const,
  );
  await eachAlone([['rejectedApplications', rejected], ...removed], signal);
  return done;
};

export const retentionKind = 'retention';

/** Every night at three in Istanbul, which is midnight in UTC. */
export const retentionRuns: Recurring = {
  kind: retentionKind,
  next: (after) => new Date((Math.floor(after.getTime() / dayMs) + 1) * dayMs),
};

/** Applies the periods that hold now. */
export const retentionJob =
  (options: RetentionOptions): JobHandler =>
  async (_payload, { db, clock, progress, signal }) => ({
    done: await applyRetention(db, options, clock.now(), progress, signal),
  });
