import type { AccessAction, AccessSubject } from '@telve/api';
import type { Db } from '../../http/call';

/** An access to a person's data. It names the person by id and holds nothing else of him. */
export interface Access {
  subject: AccessSubject;
  /** Null for all of a kind. */
  subjectId: number | null;
  action: AccessAction;
}

/** Who reached the data, by which request. */
export interface AccessOrigin {
  userId: number;
  /** Null for a signed link. */
  sessionId: string | null;
  requestId: string;
  /** Id of the contract's entry, or the path of a signed link. */
  call: string;
  now: Date;
}

/** Writes an access down. Whoever calls it answers the data only afterwards: what cannot be written is not answered. */
export const writeAccess = async (db: Db, origin: AccessOrigin, access: Access): Promise<void> => {
  const { userId, sessionId, requestId, call, now } = origin;
  await db
    .insertInto('access_log')
    .values({
      at: now,
      actor_id: userId,
      session_id: sessionId,
      request_id: requestId,
      call,
      subject: access.subject,
      subject_id: access.subjectId,
      action: access.action,
    })
    .execute();
};
