import type { SubscriptionPlanType } from '@telve/api';
import { subscriptionPlanSearch } from '../db/search';
import type { Db } from '../http/call';
import { insertRows } from './insert';

/** A plan of the demo. */
export interface DemoPlan {
  description: string;
  name: string;
  /** Months of a period. */
  months: number;
  amount: number;
  type: SubscriptionPlanType;
  /** How many members have it, beside the others. */
  weight: number;
}

/** The plans as the panel lists them. */
const plans: readonly DemoPlan[] = [
  { description: 'Plus Aylık', name: 'Aylık', months: 1, amount: 429, type: 'Plus', weight: 58 },
  { description: 'Plus 3 Aylık', name: '3 aylık', months: 3, amount: 1199, type: 'Plus', weight: 12 },
  { description: 'Plus Yıllık', name: 'Yıllık', months: 12, amount: 4299, type: 'Plus', weight: 6 },
  { description: 'Basic Aylık', name: 'Aylık', months: 1, amount: 249, type: 'Basic', weight: 9 },
  { description: 'Basic 3 Aylık', name: '3 aylık', months: 3, amount: 699, type: 'Basic', weight: 4 },
];

/** The subscription plans. Answers each with its id. */
export const seedSubscriptionPlans = async (db: Db, now: Date): Promise<(DemoPlan & { id: number })[]> => {
  // The list shows the newest first.
  const added = plans.toReversed();
  const ids = await insertRows(
    db,
    'subscription_plans',
    added.map(({ description, name, months, amount, type }) => ({
      ...{ description, name, amount, subscription_type: type },
      search: subscriptionPlanSearch({ description, name }),
      time_period: months === 12 ? '1 yıl' : `${months} ay`,
      ...{ version: 1, created_at: now, updated_at: now },
    })),
  );
  return added.map((plan, n) => ({ ...plan, id: ids[n] as number })).reverse();
};
