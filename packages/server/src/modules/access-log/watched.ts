import type { AccessAction, AccessSubject, ErrorCode } from '@telve/api';

/** What of a call is written into the access log. */
export interface Watched {
  subject: AccessSubject;
  /** What it is called when the call succeeds; none where a success tells nothing of a person. */
  action?: AccessAction;
  /** Where the id of the subject stands; a call without one is about all of them. */
  idOf?: 'input' | 'payload';
  /** What it is called when the call is refused with one of these codes. The id stands in the input then. */
  refusals?: Partial<Record<ErrorCode, AccessAction>>;
  /** The call opens its transaction itself, as one does that has files to look at first; it writes its row there. */
  ownTransaction?: true;
}

const member = { subject: 'end_user', idOf: 'input' } as const;
const application = { subject: 'application', action: 'viewed' } as const;
/** Whoever comes with a stale version is shown what there is now. */
const conflict = { version_conflict: 'viewed' } as const;
/** It tells that there is a subscription and when it began. */
const tooYoung = { subscription_not_removable: 'viewed' } as const;
const inVain = { user_not_found: 'not_found' } as const;

const table = {
  'endUsers.check': { ...member, refusals: inVain },
  'endUsers.detail': { ...member, action: 'viewed', refusals: inVain },
  'endUsers.resetImgUpdateCount': { ...member, action: 'picture_count_reset' },
  'endUsers.removeSubscription': { ...member, action: 'subscription_cancelled', refusals: tooYoung },
  'applications.detail': { ...application, idOf: 'payload' },
  'applications.byEmail': { ...application, idOf: 'payload' },
  'applications.update': { ...application, idOf: 'input', refusals: conflict, ownTransaction: true },
  'applications.reviewDocuments': { ...application, idOf: 'input', refusals: conflict },
  'applications.exportList': { subject: 'applications', action: 'exported' },
} satisfies Record<string, Watched>;

/** Id of a call that the log watches. */
export type WatchedCall = keyof typeof table;

/** Every call that reaches a person's data, by the id of its entry. What is not here is not logged, lists among it. */
export const watchedCalls: Readonly<Record<WatchedCall, Watched>> = table;
