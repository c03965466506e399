import {
  subscriptionPlanAmountMax,
  type subscriptionPlanEntries,
  subscriptionPlanTypes,
} from '../contract/subscription-plans';
import { rulesFor } from './rules';
import { fault, input, integer, optionOf, out, pageFields, requiredId, version } from './schemas';

const fields = {
  id: out.integer(),
  description: out.text(),
  amount: out.integer(),
  name: out.text(),
  subscriptionType: out.text(),
  version: out.integer(),
};

export const subscriptionPlanRules = rulesFor<typeof subscriptionPlanEntries>()({
  list: {
    input: input({ ...pageFields(), subscriptionType: optionOf(subscriptionPlanTypes) }),
    payload: out.page(out.record(fields)),
  },
  detail: {
    input: input({ id: requiredId() }),
    payload: out.record({ ...fields, subscriberCount: out.integer(), renewsTodayCount: out.integer() }),
  },
  update: {
    input: input({
      id: requiredId(),
      version: version(),
      amount: integer(0, subscriptionPlanAmountMax).required(fault('required')),
    }),
    payload: out.flag(),
  },
});
