import { defaultPageSize, subscriptionPlanTypes } from '@telve/api';
import type { ListState, SearchInit } from '@telve/kit';

/** The filter of the plans with its values (PLAN-02). */
export const planFilter = { subscriptionType: subscriptionPlanTypes } as const;
export type PlanFilter = typeof planFilter;

/** The state of the list as the search part of an address, so that the price edit keeps the list under it as it was. */
export const searchOf = ({ page, size, filters }: ListState<PlanFilter>): SearchInit => ({
  page: page === 1 ? undefined : page,
  size: size === defaultPageSize ? undefined : size,
  subscriptionType: filters.subscriptionType,
});
