export {
  type AccessAction,
  type AccessLogInput,
  type AccessLogPage,
  type AccessLogRow,
  type AccessSubject,
  accessActions,
  accessLogEntries,
  accessSubjects,
} from '../contract/access-log';
export {
  type EndUser,
  type EndUserAnswer,
  endUserEntries,
  imgUpdatesMax,
  type MembershipStatus,
  membershipStatuses,
} from '../contract/end-users';
export {
  type SubscriptionPlan,
  type SubscriptionPlanDetail,
  type SubscriptionPlanListInput,
  type SubscriptionPlanType,
  subscriptionPlanAmountMax,
  subscriptionPlanEntries,
  subscriptionPlanTypes,
} from '../contract/subscription-plans';
