import { sql } from 'kysely';
import type { Db } from '../http/call';
import { later, refuse } from './limits';

/** Failures before the first wait. */
const free = 5;
/** Minutes of the waits after the fifth, sixth, … failure; the last one repeats. */
const minutes = [1, 2, 4, 8, 15];
/** Seconds after which failures are forgotten. */
const memory = 24 * 60 * 60;

/** The end of the wait that a failure begins, as SQL over the count before it. */
const blockedUntil = (now: Date) => {
  const wait = sql`(array[${sql.join(minutes.map((each) => sql.lit(each)))}])
    [least(limit_counters.count + 2 - ${sql.lit(free)}, ${sql.lit(minutes.length)})]`;
  return sql<Date | null>`case when limit_counters.count + 1 >= ${sql.lit(free)}
    then ${now}::timestamptz + ${wait} * interval '1 minute' end`;
};

/**
 * Counts an attempt of `key` as a failure before it is made, in one statement, and throws 429 while a wait runs. The
 * waits grow with each failure in a row: 1, 2, 4, 8 and 15 minutes from the fifth on. `forgive` takes it all back.
 */
export const attempt = async (db: Db, key: string, now: Date): Promise<void> => {
  // Failures long ago are forgotten: the row starts anew.
  await db.deleteFrom('limit_counters').where('key', '=', key).where('expires_at', '<=', now).execute();
  const expires = later(now, memory);
  const row = await db
    .insertInto('limit_counters')
    .values({ key, count: 1, window_started_at: now, expires_at: expires })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb('limit_counters.count', '+', 1),
          blocked_until: blockedUntil(now),
          expires_at: expires,
        }))
        .where((eb) =>
          eb.or([eb('limit_counters.blocked_until', 'is', null), eb('limit_counters.blocked_until', '<=', now)]),
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (!row) await refuseUntilFree(db, key, now);
};

const refuseUntilFree = async (db: Db, key: string, now: Date): Promise<void> => {
  const row = await db.selectFrom('limit_counters').select('blocked_until').where('key', '=', key).executeTakeFirst();
  refuse(row?.blocked_until ?? later(now, 1), now);
};

/** Forgets the failures of `key`, after a success. */
export const forgive = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('limit_counters').where('key', '=', key).execute();
};
