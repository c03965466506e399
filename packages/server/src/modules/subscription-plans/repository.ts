import type { SubscriptionPlan, SubscriptionPlanListInput } from '@telve/api';
import { today } from '@telve/locale';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';

const eb = expressionBuilder<Database, 'subscription_plans'>();

const condition = ({ search, subscriptionType }: SubscriptionPlanListInput): Expression<SqlBool> =>
  eb.and([
    search === undefined ? eb.lit(true) : eb('subscription_plans.search', 'like', searchPattern(search)),
    subscriptionType === undefined ? eb.lit(true) : eb('subscription_plans.subscription_type', '=', subscriptionType),
  ]);

const columns = ['id', 'description', 'amount', 'name', 'subscription_type as subscriptionType', 'version'] as const;

export const countSubscriptionPlans = async (db: Db, input: SubscriptionPlanListInput): Promise<number> => {
  const row = await db
    .selectFrom('subscription_plans')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** One page, newest first. */
export const selectSubscriptionPlans = (
  db: Db,
  input: SubscriptionPlanListInput,
  offset: number,
  limit: number,
): Promise<SubscriptionPlan[]> =>
  db
    .selectFrom('subscription_plans')
    .select(columns)
    .where(condition(input))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const findSubscriptionPlan = (db: Db, id: number): Promise<SubscriptionPlan | undefined> =>
  db.selectFrom('subscription_plans').select(columns).where('id', '=', id).executeTakeFirst();

/** Members with a running subscription to a plan, and those of them whose period ends on the day of `now` in Istanbul. */
export const countSubscribers = async (
  db: Db,
  id: number,
  now: Date,
): Promise<{ subscriberCount: number; renewsTodayCount: number }> => {
  const row = await db
    .selectFrom('end_users')
    .select(({ fn, eb: of }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(of('membership_end', '=', today(now)))
        .as('ending'),
    ])
    .where('plan_id', '=', id)
    .executeTakeFirstOrThrow();
  return { subscriberCount: Number(row.all), renewsTodayCount: Number(row.ending) };
};

/** The plan with its last change, locked until the transaction ends. */
export const lockSubscriptionPlan = (trx: Db, id: number) =>
  trx
    .selectFrom('subscription_plans')
    .select([...columns, 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateAmount = async (trx: Db, id: number, amount: number, now: Date): Promise<void> => {
  await trx
    .updateTable('subscription_plans')
    .set((row) => ({ amount, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};
