import { defineEntry } from './entry';
import type { Done, Page, PageInput } from './envelope';

/** Kinds of a plan, in the order of the filter (PLAN-02). */
export const subscriptionPlanTypes = ['Plus', 'Basic'] as const;
export type SubscriptionPlanType = (typeof subscriptionPlanTypes)[number];

/** Largest price, in whole Turkish lira. */
export const subscriptionPlanAmountMax = 1_000_000;

/** A subscription plan (PLAN-09, D-83). */
export interface SubscriptionPlan {
  id: number;
  /** Name of the package, e.g. `Plus Aylık`. */
  description: string;
  /** Price in whole Turkish lira. */
  amount: number;
  /** Name of the plan, e.g. `Aylık`. */
  name: string;
  subscriptionType: SubscriptionPlanType;
  version: number;
}

/** A plan with whom its price concerns. */
export interface SubscriptionPlanDetail extends SubscriptionPlan {
  /** Members with a running subscription to it. */
  subscriberCount: number;
  /** Of them, those whose period ends today in Europe/Istanbul and is renewed at the price of the day. */
  renewsTodayCount: number;
}

export interface SubscriptionPlanListInput extends PageInput {
  subscriptionType?: SubscriptionPlanType;
}

const access = ['PanelUser'] as const;
const root = '/api/subscription';

export const list = defineEntry<SubscriptionPlanListInput, Page<SubscriptionPlan>>()({
  id: 'subscriptionPlans.list',
  method: 'GET',
  path: `${root}/get-subscription-plans`,
  access,
  reads: ['subscription-plans'],
});

export const detail = defineEntry<{ id: number }, SubscriptionPlanDetail>()({
  id: 'subscriptionPlans.detail',
  method: 'GET',
  path: `${root}/get-subscription-plan/{id}`,
  access,
  errors: ['not_found'],
  reads: ['subscription-plans', 'end-users'],
});

/** Changes the price and nothing else. Running periods keep theirs. */
export const update = defineEntry<{ id: number; amount: number; version?: number }, Done>()({
  id: 'subscriptionPlans.update',
  method: 'PUT',
  path: `${root}/update-subscription-plan/{id}`,
  access,
  errors: ['not_found', 'version_conflict'],
  writes: ['subscription-plans'],
});

export const subscriptionPlanEntries = { list, detail, update };
