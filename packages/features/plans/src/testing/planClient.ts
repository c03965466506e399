import { type Role, type SubscriptionPlan, subscriptionPlanEntries } from '@telve/api';
import {
  conflictWith,
  type FakeClient,
  fakeClient,
  page,
  refusal,
  stub,
  subscriptionPlan,
  subscriptionPlanDetail,
} from '@telve/testing';

/** Five plans of both packages. */
export const samplePlans: readonly SubscriptionPlan[] = [
  subscriptionPlan(),
  subscriptionPlan({ id: 2, description: 'Plus 3 Aylık', name: '3 aylık', amount: 1199 }),
  subscriptionPlan({ id: 3, description: 'Plus Yıllık', name: 'Yıllık', amount: 4299 }),
  subscriptionPlan({ id: 4, description: 'Basic Aylık', amount: 249, subscriptionType: 'Basic' }),
  subscriptionPlan({ id: 5, description: 'Basic 3 Aylık', name: '3 aylık', amount: 699, subscriptionType: 'Basic' }),
];

export interface PlanClientOptions {
  rows?: readonly SubscriptionPlan[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

/** A client over plans in memory that filters, saves and counts versions as the server does. */
export const planClient = ({ rows = samplePlans, roles }: PlanClientOptions = {}): FakeClient => {
  let stored = rows;
  const find = (id: number): SubscriptionPlan => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  return fakeClient(
    [
      stub(subscriptionPlanEntries.list, ({ page: number = 1, size = 10, subscriptionType }) => {
        const found = stored.filter(
          (one) => subscriptionType === undefined || one.subscriptionType === subscriptionType,
        );
        return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
      }),
      stub(subscriptionPlanEntries.detail, ({ id }) => subscriptionPlanDetail(find(id))),
      stub(subscriptionPlanEntries.update, ({ id, version, amount }) => {
        const before = find(id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        stored = stored.map((one) => (one.id === id ? { ...one, amount, version: one.version + 1 } : one));
        return true;
      }),
    ],
    roles ? { roles } : {},
  );
};
