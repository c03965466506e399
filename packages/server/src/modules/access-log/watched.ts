import type { AccessAction, AccessSubject, ErrorCode } from '@telve/api';

/** What of a call is written into the access log. */
export interface Watched {
  subject: AccessSubject;
  action: AccessAction;
  /** Where the id of the subject stands; a call without one is about all of them. */
  idOf?: 'input' | 'payload';
  /** The call is logged when it is refused with this code, and only then. */
  refusedWith?: ErrorCode;
}

/** Every call that reaches a person's data, by the id of its entry. What is not here is not logged, lists among it. */
export const watchedCalls: Readonly<Record<string, Watched>> = {
  'endUsers.check': { subject: 'end_user', action: 'not_found', idOf: 'input', refusedWith: 'user_not_found' },
  'endUsers.detail': { subject: 'end_user', action: 'viewed', idOf: 'input' },
  'endUsers.resetImgUpdateCount': { subject: 'end_user', action: 'picture_count_reset', idOf: 'input' },
  'endUsers.removeSubscription': { subject: 'end_user', action: 'subscription_cancelled', idOf: 'input' },
  'applications.detail': { subject: 'application', action: 'viewed', idOf: 'payload' },
  'applications.byEmail': { subject: 'application', action: 'viewed', idOf: 'payload' },
  'applications.exportList': { subject: 'applications', action: 'exported' },
};
