import type { SessionRow } from '@telve/api';
import { type Call, callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudit } from '../audit';
import { deviceName } from './device';
import type { AuthServices } from './services';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The caller's signed-in devices, the last used first. */
export const ownSessions = async (call: Call): Promise<SessionRow[]> => {
  const caller = callerOf(call);
  const rows = await call.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', caller.userId)
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
    current: row.id === caller.sessionId,
  }));
};

/** Ends one of the caller's sessions; another account's is as unknown as one that never was. */
export const endOwnSession = async (services: AuthServices, id: string, call: Call): Promise<void> => {
  const caller = callerOf(call);
  if (!uuid.test(id)) throw new Refusal('not_found');
  await inTransaction(call.db, async (trx) => {
    const found = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', caller.userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    await services.sessions.revoke(trx, id, 'ended_by_user');
    await writeAudit(trx, call, { action: 'session_ended', entity: 'session', entityId: id });
  });
  services.events.note('session_ended', { requestId: call.requestId, userId: caller.userId });
};
