import type { endUserEntries } from '../contract/end-users';
import { rulesFor } from './rules';
import { input, out, requiredId } from './schemas';

const byId = input({ id: requiredId() });

export const endUserRules = rulesFor<typeof endUserEntries>()({
  check: { input: byId, payload: out.flag() },
  detail: {
    input: byId,
    payload: out.record({
      id: out.integer(),
      firstName: out.text(),
      lastName: out.text(),
      email: out.text(),
      phoneNumber: out.text(),
      img: out.nullableText(),
      imgUpdateCount: out.integer(),
      hasSubscriptionPlan: out.flag(),
      subscription: out.nullableText(),
      subscriptionPlanName: out.nullableText(),
      subscriptionPlanTimePeriod: out.nullableText(),
      subscriptionPlanDescription: out.nullableText(),
      hasMembership: out.flag(),
      membershipStatus: out.nullableText(),
      membershipStartDate: out.nullableText(),
      membershipEndDate: out.nullableText(),
      canUserRemovable: out.flag(),
      userRemovableStatusMessage: out.nullableText(),
    }),
  },
  resetImgUpdateCount: { input: byId, payload: out.flag() },
  removeSubscription: { input: byId, payload: out.flag() },
});
