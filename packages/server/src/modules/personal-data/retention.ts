import { sql } from 'kysely';
import type { Clock } from '../../clock';
import type { RetainedKind, Retention } from '../../config/index';
import { type Db, inTransaction } from '../../http/call';
import { enqueueJob, type JobHandler } from '../../jobs/index';
import { type Erased, type ErasureServices, eraseWithin, removeFiles } from './erase';
import { type Person, personUnder } from './person';
import { addRecord } from './record';
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

/** The oldest rejected application past its period, locked. */
const nextRejected = (trx: Db, before: Date) =>
  trx
    .selectFrom('merchant_applications')
    .selectAll()
    .where('status', '=', 'Rejected')
    .where('erased_at', 'is', null)
    .where('status_since', '<', before)
    .orderBy('status_since')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const countOf = ({ members, applications, panelUsers, merchantUsers }: Person): number =>
  members.length + applications.length + panelUsers.length + merchantUsers.length;

/**
 * Erases one rejected application, with the applicant's account unless there is another application for it. The person
 * may be a member or an account besides: then nothing else of the person goes.
 */
const eraseRejected = (db: Db, services: ErasureServices, before: Date, now: Date): Promise<Erased | undefined> =>
  inTransaction(db, async (trx) => {
    const application = await nextRejected(trx, before);
    if (!application) return undefined;
    const known = await personUnder(trx, application.email_folded);
    const isLast = known.applications.length === 1;
    const accounts = known.panelUsers.filter(({ role }) => isLast && role === 'AppliedMerchantUser');
    const person: Person = { members: [], applications: [application], panelUsers: accounts, merchantUsers: [] };
    const staysKnown = countOf(known) > countOf(person);
    return eraseWithin(trx, services, person, cause, now, staysKnown);
  });

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
 */
export const applyRetention = async (
  db: Db,
  { retention, ...services }: RetentionOptions,
  now: Date,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<number> => {
  let done = 0;
  const tell: Tell = async (gone) => {
    done += gone;
    await progress(done);
  };
  const before = (kind: RetainedKind): Date => new Date(now.getTime() - retention[kind] * dayMs);
  for (;;) {
    const erased = await eraseRejected(db, services, before('rejectedApplications'), now);
    if (!erased) break;
    await removeFiles(db, services, erased.files);
    await tell(1);
  }
  for (const kind of Object.keys(removers) as (keyof typeof removers)[]) {
    await removeKind(db, services, kind, before(kind), now, tell);
  }
  return done;
};

export const retentionKind = 'retention';

/** Three in the morning in Istanbul, which is midnight in UTC. */
const nextNight = (now: Date): Date => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs);

/** Sees to it that a next run is queued; any number of instances may ask. */
export const scheduleRetention = (db: Db, clock: Clock, runAt = clock.now()): Promise<string> =>
  enqueueJob(db, clock, { kind: retentionKind, uniqueKey: runAt.toISOString().slice(0, 10), runAt });

/** Once a night, and at the start of a server that was off then. */
export const retentionJob =
  (options: RetentionOptions): JobHandler =>
  async (_payload, { db, clock, progress }) => {
    const now = clock.now();
    const done = await applyRetention(db, options, now, progress);
    await scheduleRetention(db, clock, nextNight(now));
    return { done };
  };
