import type { SessionRow } from '@telve/api';
import { type Call, callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { type AuditEntry, writeAudit } from '../audit';
import { deviceName } from './device';
import type { AuthServices } from './services';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Devices on which an account is signed in, the last used first; the session that asks is marked. */
export const sessionsOf = async (userId: number, call: Call): Promise<SessionRow[]> => {
  const { sessionId } = callerOf(call);
  const rows = await call.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', call.now)
    .where('absolute_expires_at', '>', call.now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === sessionId,
  }));
};

const noteEnd = ({ events }: AuthServices, userId: number, call: Call): void =>
  call.afterCommit(() =>
    events.note('session_ended', { requestId: call.requestId, userId: callerOf(call).userId, subject: userId }),
  );

/** What happened to a session, told of its account: it belongs into the account's log. */
export const sessionAudit = (action: string, userId: number, sessionId: string): AuditEntry => ({
  action,
  entity: 'panel_user',
  entityId: userId,
  newValues: { sessionId },
});

/** A session to be ended: its own user's wish, or staff's. */
export interface SessionEnd {
  userId: number;
  sessionId: string;
  by: 'user' | 'admin';
}

/** Ends one session of an account; another account's is as unknown as one that never was. */
export const endSessionOf = async (
  services: AuthServices,
  { userId, sessionId, by }: SessionEnd,
  call: Call,
): Promise<void> => {
  if (!uuid.test(sessionId)) throw new Refusal('not_found');
  await inTransaction(call.db, async (trx) => {
    const found = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      // Asked for twice at once it ends once: the second waits, and finds it ended.
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    await services.sessions.revoke(trx, sessionId, `ended_by_${by}`);
    await writeAudit(trx, call, sessionAudit('session_ended', userId, sessionId));
  });
  noteEnd(services, userId, call);
};

/** Ends every session of an account on staff's wish, except the one that asks. */
export const endSessionsOf = async (services: AuthServices, userId: number, call: Call): Promise<void> => {
  const ended = await inTransaction(call.db, async (trx) => {
    const count = await services.sessions.revokeAll(trx, userId, 'ended_by_admin', callerOf(call).sessionId);
    if (count > 0) await writeAudit(trx, call, { action: 'sessions_ended', entity: 'panel_user', entityId: userId });
    return count;
  });
  if (ended > 0) noteEnd(services, userId, call);
};
