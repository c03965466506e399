import type { EndUser } from '@telve/api';
import type { Selectable } from 'kysely';
import type { EndUsersTable, SubscriptionPlansTable } from '../../db/types/members';
import type { Db } from '../../http/call';
import { removableAt } from './removable';

/** Plan of the running subscription; all null without one. */
type PlanColumns = {
  [Name in 'subscription_type' | 'name' | 'time_period' | 'description']: SubscriptionPlansTable[Name] | null;
};

type EndUserRecord = Omit<Selectable<EndUsersTable>, 'erased_at' | 'version' | 'created_at' | 'updated_at'> &
  PlanColumns;

/** A stored member as the contract has it, with what may be done to it at `now`. */
export const toEndUser = (record: EndUserRecord, now: Date): EndUser => ({
  id: record.id,
  firstName: record.first_name,
  lastName: record.last_name,
  email: record.email,
  phoneNumber: record.phone,
  img: record.image_url,
  imgUpdateCount: record.img_update_count,
  hasSubscriptionPlan: record.plan_id !== null,
  subscription: record.subscription_type,
  subscriptionPlanName: record.name,
  subscriptionPlanTimePeriod: record.time_period,
  subscriptionPlanDescription: record.description,
  hasMembership: record.membership_status !== null,
  membershipStatus: record.membership_status,
  membershipStartDate: record.membership_start,
  membershipEndDate: record.membership_end,
  ...removableAt(record.plan_id === null ? null : record.subscribed_at, now),
});

/** Whether there is a member; one whose data were erased is none any more. */
export const hasEndUser = async (db: Db, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('end_users')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** The member with the plan of the running subscription. */
export const findEndUser = (db: Db, id: number): Promise<EndUserRecord | undefined> =>
  db
    .selectFrom('end_users')
    .leftJoin('subscription_plans', 'subscription_plans.id', 'end_users.plan_id')
    .select([
      'end_users.id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'image_url',
      'img_update_count',
      'plan_id',
      'subscription_type',
      'name',
      'time_period',
      'description',
      'membership_status',
      'membership_start',
      'membership_end',
      'subscribed_at',
    ])
    .where('end_users.id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

/** What support may change of a member. */
export type EndUserState = Pick<
  Selectable<EndUsersTable>,
  'id' | 'img_update_count' | 'plan_id' | 'membership_start' | 'membership_end' | 'subscribed_at'
>;

/** The member, locked until the transaction ends. */
export const lockEndUser = (trx: Db, id: number): Promise<EndUserState | undefined> =>
  trx
    .selectFrom('end_users')
    .select(['id', 'img_update_count', 'plan_id', 'membership_start', 'membership_end', 'subscribed_at'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Writes what support changed. */
export const updateEndUser = async (
  trx: Db,
  id: number,
  change: Partial<
    Pick<Selectable<EndUsersTable>, 'img_update_count' | 'plan_id' | 'membership_status' | 'membership_end'>
  >,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('end_users')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};
