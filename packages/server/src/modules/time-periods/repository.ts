import type { PageInput, TimePeriod } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';

const eb = expressionBuilder<Database, 'time_periods'>();

/** The minutes are what a reader searches for. */
const condition = ({ search }: PageInput): Expression<SqlBool> =>
  search === undefined ? eb.lit(true) : sql<SqlBool>`time_periods.minutes::text like ${searchPattern(search)}`;

const columns = ['id', 'minutes as timePeriod', 'active', 'version'] as const;

export const countTimePeriods = async (db: Db, input: PageInput): Promise<number> => {
  const row = await db
    .selectFrom('time_periods')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** One page, newest first. */
export const selectTimePeriods = (db: Db, input: PageInput, offset: number, limit: number): Promise<TimePeriod[]> =>
  db
    .selectFrom('time_periods')
    .select(columns)
    .where(condition(input))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const findTimePeriod = (db: Db, id: number): Promise<TimePeriod | undefined> =>
  db.selectFrom('time_periods').select(columns).where('id', '=', id).executeTakeFirst();

/** The record with its last change, locked until the transaction ends. */
export const lockTimePeriod = (trx: Db, id: number) =>
  trx
    .selectFrom('time_periods')
    .select([...columns, 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertTimePeriod = (trx: Db, minutes: number, active: boolean, now: Date): Promise<TimePeriod> =>
  trx
    .insertInto('time_periods')
    .values({ minutes, active, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateTimePeriod = async (
  trx: Db,
  id: number,
  minutes: number,
  active: boolean,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('time_periods')
    .set((row) => ({ minutes, active, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};
