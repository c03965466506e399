import type { subscriptionPlanEntries } from '@telve/api';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import { countSubscribers, countSubscriptionPlans, findSubscriptionPlan, selectSubscriptionPlans } from './repository';
import { changeAmount } from './service';

/** The subscription plans, of which the panel changes the price. */
export const subscriptionPlanHandlers: Handlers<typeof subscriptionPlanEntries> = {
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countSubscriptionPlans(db, input);
    const rows = offset < totalCount ? await selectSubscriptionPlans(db, input, offset, limit) : [];
    return pageOf(rows, totalCount, limit);
  },

  detail: async ({ id }, { db, now }) => {
    const found = await findSubscriptionPlan(db, id);
    if (!found) throw new Refusal('not_found');
    return { ...found, ...(await countSubscribers(db, id, now)) };
  },

  update: async (input, call) => {
    await changeAmount(input, call);
    return true;
  },
};
