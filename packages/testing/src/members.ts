import type { AccessLogRow, EndUser, SubscriptionPlan, SubscriptionPlanDetail } from '@telve/api';

export const subscriptionPlan = (over: Partial<SubscriptionPlan> = {}): SubscriptionPlan => ({
  id: 1,
  description: 'Plus Aylık',
  amount: 429,
  name: 'Aylık',
  subscriptionType: 'Plus',
  version: 1,
  ...over,
});

export const subscriptionPlanDetail = (over: Partial<SubscriptionPlanDetail> = {}): SubscriptionPlanDetail => ({
  ...subscriptionPlan(over),
  subscriberCount: over.subscriberCount ?? 2_318,
  renewsTodayCount: over.renewsTodayCount ?? 64,
});

/** A member with a running Plus subscription that may be cancelled. */
export const endUser = (over: Partial<EndUser> = {}): EndUser => ({
  id: 40_217,
  firstName: 'Zeynep',
  lastName: 'Ünlütürk',
  email: 'zeynep.unluturk@posta.example',
  phoneNumber: '5051187340',
  img: null,
  imgUpdateCount: 5,
  hasSubscriptionPlan: true,
  subscription: 'Plus',
  subscriptionPlanName: 'Aylık',
  subscriptionPlanTimePeriod: '1 ay',
  subscriptionPlanDescription: 'Plus Aylık',
  hasMembership: true,
  membershipStatus: 'Active',
  membershipStartDate: '2026-11-12',
  membershipEndDate: '2026-12-12',
  canUserRemovable: true,
  userRemovableStatusMessage: null,
  ...over,
});

/** A row of the access log: somebody looked at a member. */
export const accessLogRow = (over: Partial<AccessLogRow> = {}): AccessLogRow => ({
  id: 900,
  at: '2026-11-27T15:32:00.000Z',
  actorId: 1,
  actorName: 'Nehir Saraçgil',
  subject: 'end_user',
  subjectId: 40_217,
  subjectName: 'Zeynep Ünlütürk',
  action: 'viewed',
  requestId: '7f3a1a04',
  ...over,
});
