import { sharedReads } from '../db/shared';
import type { Caller, Db } from '../http/call';
import type { AccessClaims } from './access-token';

export interface AccountReader {
  /** The caller behind valid claims as the database has it now, or null when session or account have ended. */
  read(claims: AccessClaims, now: Date): Promise<Caller | null>;
  /** To be called after a change of sessions or accounts: no later request shares a read that began before it. */
  changed(): void;
}

const readCaller = async (db: Db, claims: AccessClaims, now: Date): Promise<Caller | null> => {
  const { userId, role, sessionId, version } = claims;
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('panel_users as u', 'u.id', 's.user_id')
    .select(['u.role', 'u.company_id', 'u.venue_id', 's.must_change_password'])
    .where('s.id', '=', sessionId)
    .where('u.id', '=', userId)
    .where('u.active', '=', true)
    .where('u.role', '=', role)
    .where('u.token_version', '=', version)
    .where('s.revoked_at', 'is', null)
    .where('s.absolute_expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  return {
    userId,
    sessionId,
    role: row.role,
    companyId: row.company_id,
    venueId: row.venue_id,
    mustChangePassword: row.must_change_password,
    tokenVersion: version,
  };
};

/**
 * Reads account and session at every request: deactivation, a changed role or password, a logout and an ended session
 * count from the next call on, on every instance. Nothing is remembered; only requests with the same claims that arrive
 * while a read is under way share it, so that a page of many calls, or a crowd, costs one read.
 */
export const createAccountReader = (db: Db): AccountReader => {
  const { read, changed } = sharedReads<Caller | null>();
  return {
    read: (claims, now) => {
      const { userId, role, sessionId, version } = claims;
      return read(`${sessionId} ${userId} ${role} ${version}`, () => readCaller(db, claims, now));
    },
    changed,
  };
};
