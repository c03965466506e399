import { sql } from 'kysely';
import { type Db, inTransaction } from '../http/call';
import { Refusal } from '../http/errors';

/** At most `max` within `seconds` from the first. */
export interface Budget {
  name: string;
  max: number;
  seconds: number;
}

/** Throws 429 with the seconds that are left. */
export const refuse = (until: Date, now: Date): never => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw new Refusal('too_many_requests', { retryAfter: seconds, params: { seconds } });
};

export const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/**
 * Counts one use of a budget by `whom` and throws 429 when it is spent. The count is raised before anything is done,
 * in one statement, so that parallel requests cannot outrun it; it lives in the database and survives a restart.
 */
export const spend = async (db: Db, budget: Budget, whom: string, now: Date): Promise<void> => {
  const key = `${budget.name}:${whom}`;
  const end = later(now, budget.seconds);
  const row = await db
    .insertInto('limit_counters')
    .values({ key, count: 1, window_started_at: now, expires_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('limit_counters.expires_at', '<=', now)
          .then(1)
          .else(eb('limit_counters.count', '+', 1))
          .end(),
        window_started_at: eb
          .case()
          .when('limit_counters.expires_at', '<=', now)
          .then(sql<Date>`${now}::timestamptz`)
          .else(eb.ref('limit_counters.window_started_at'))
          .end(),
        expires_at: eb
          .case()
          .when('limit_counters.expires_at', '<=', now)
          .then(sql<Date>`${end}::timestamptz`)
          .else(eb.ref('limit_counters.expires_at'))
          .end(),
      })),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  if (row.count > budget.max) refuse(row.expires_at, now);
};

/** Gives back one use, for an attempt that turned out to be welcome. */
export const refund = async (db: Db, budget: Budget, whom: string): Promise<void> => {
  await db
    .updateTable('limit_counters')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', `${budget.name}:${whom}`)
    .where('count', '>', 0)
    .execute();
};

/** Makes other requests with the same key wait until this transaction ends. */
const lockKey = async (trx: Db, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
};

/**
 * Counts distinct members (hashes, never the things themselves) asked about by `whom` and throws 429 when the budget
 * is spent. A member that was counted before is free: the answer is false then.
 */
export const spendDistinct = (db: Db, budget: Budget, whom: string, member: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const key = `${budget.name}:${whom}`;
    await lockKey(trx, key);
    const live = await trx
      .selectFrom('limit_members')
      .select(['member', 'expires_at'])
      .where('key', '=', key)
      .where('expires_at', '>', now)
      .orderBy('expires_at')
      .execute();
    if (live.some((row) => row.member === member)) return false;
    if (live.length >= budget.max && live[0]) refuse(live[0].expires_at, now);
    const expires = { expires_at: later(now, budget.seconds) };
    await trx
      .insertInto('limit_members')
      .values({ key, member, ...expires })
      .onConflict((conflict) => conflict.columns(['key', 'member']).doUpdateSet(expires))
      .execute();
    return true;
  });

/** Takes a member out again, for one that turned out to be welcome. */
export const refundDistinct = async (db: Db, budget: Budget, whom: string, member: string): Promise<void> => {
  await db
    .deleteFrom('limit_members')
    .where('key', '=', `${budget.name}:${whom}`)
    .where('member', '=', member)
    .execute();
};
