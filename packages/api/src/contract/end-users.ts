import { defineEntry } from './entry';
import type { Done } from './envelope';
import type { SubscriptionPlanType } from './subscription-plans';

/** The product whose members these are, as their addresses spell it (D-84). */
export const product = 'coffee';

/** Pictures a member may change before support resets the count. */
export const imgUpdatesMax = 5;

export const membershipStatuses = ['Active', 'Cancelled', 'Ended'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** A member of the consumer app, for support to read (SUP-07 to SUP-14). Days are `YYYY-MM-DD` in Europe/Istanbul. */
export interface EndUser {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  /** Address of the profile picture, or null. */
  img: string | null;
  imgUpdateCount: number;
  hasSubscriptionPlan: boolean;
  /** Kind of the plan, or null without one. */
  subscription: SubscriptionPlanType | null;
  subscriptionPlanName: string | null;
  subscriptionPlanTimePeriod: string | null;
  subscriptionPlanDescription: string | null;
  hasMembership: boolean;
  membershipStatus: MembershipStatus | null;
  membershipStartDate: string | null;
  membershipEndDate: string | null;
  /** Whether the subscription may be cancelled; `userRemovableStatusMessage` says why not (D-85). */
  canUserRemovable: boolean;
  userRemovableStatusMessage: string | null;
}

/** A back end may tell the name as one `fullName` instead (SUP-07). */
export type EndUserAnswer = Omit<EndUser, 'firstName' | 'lastName'> &
  Partial<Pick<EndUser, 'firstName' | 'lastName'>> & { fullName?: string };

const access = ['PanelUser'] as const;
const root = `/api/panel/${product}-user`;

/** Whether there is such a member: asked before the detail is opened (D-84). What was not found is logged too. */
export const check = defineEntry<{ id: number }, Done>()({
  id: 'endUsers.check',
  method: 'GET',
  path: `${root}/check/{id}`,
  access,
  errors: ['user_not_found'],
});

/** Writes one row of the access log. */
export const detail = defineEntry<{ id: number }, EndUserAnswer>()({
  id: 'endUsers.detail',
  method: 'GET',
  path: `${root}/{id}`,
  access,
  errors: ['user_not_found'],
  reads: ['end-users'],
});

/** Sets the count of picture changes to 0 (SUP-04). */
export const resetImgUpdateCount = defineEntry<{ id: number }, Done>()({
  id: 'endUsers.resetImgUpdateCount',
  method: 'PUT',
  path: `${root}/reset-img-update-count/{id}`,
  access,
  errors: ['user_not_found'],
  writes: ['end-users', 'access-log'],
});

/** Ends the subscription at once (SUP-05). For a member without one it changes nothing and succeeds. */
export const removeSubscription = defineEntry<{ id: number }, Done>()({
  id: 'endUsers.removeSubscription',
  method: 'POST',
  path: `${root}/remove-subscription/{id}`,
  access,
  idempotent: true,
  errors: ['user_not_found', 'subscription_not_removable'],
  writes: ['end-users', 'subscription-plans', 'access-log'],
});

export const endUserEntries = { check, detail, resetImgUpdateCount, removeSubscription };
