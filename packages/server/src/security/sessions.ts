import { randomUUID } from 'node:crypto';
import type { Tokens } from '@telve/api';
import type { Clock } from '../clock';
import type { Db } from '../http/call';
import type { AccessTokens } from './access-token';
import type { Keys } from './keys';
import { hashRefreshToken, makeRefreshToken, sessionOfRefreshToken } from './refresh-token';
import { seal, unseal } from './seal';

const hour = 60 * 60 * 1000;
/** A session that was not renewed for so long has ended. */
const idleLife = 24 * hour;
/** No session lives longer. */
const absoluteLife = 7 * 24 * hour;
/** A token that was just replaced still answers its successor: two tabs may renew at once. */
const grace = 10 * 1000;

/** What a session is opened for. */
export interface SessionStart {
  userId: number;
  role: Parameters<AccessTokens['sign']>[0]['role'];
  tokenVersion: number;
  mustChangePassword: boolean;
  userAgent: string;
  address: string;
}

export type RevokeReason =
  | 'logout'
  | 'ended_by_user'
  | 'ended_by_admin'
  | 'refresh_reuse'
  | 'password_changed'
  | 'temporary_password_used'
  | 'account_changed'
  | 'account_ended';

/** How a renewal ended. `reuse`: a token came back that had long been replaced, and its session is over. */
export type Renewal =
  | { kind: 'renewed'; tokens: Tokens }
  | { kind: 'refused' }
  | { kind: 'reuse'; userId: number; sessionId: string };

export interface Sessions {
  start(trx: Db, start: SessionStart): Promise<Tokens>;
  /** Must run in a transaction: parallel renewals of one session wait for each other. */
  renew(trx: Db, refreshToken: string): Promise<Renewal>;
  revoke(trx: Db, sessionId: string, reason: RevokeReason): Promise<void>;
  /** Ends every session of an account, `except` one when given, and answers how many it ended. */
  revokeAll(trx: Db, userId: number, reason: RevokeReason, except?: string): Promise<number>;
}

const lockSession = (trx: Db, sessionId: string) =>
  trx
    .selectFrom('sessions as s')
    .innerJoin('panel_users as u', 'u.id', 's.user_id')
    .selectAll('s')
    .select(['u.active', 'u.role', 'u.token_version'])
    .where('s.id', '=', sessionId)
    .forUpdate('s')
    .executeTakeFirst();

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

const isLive = (session: LockedSession, now: Date): boolean =>
  session.revoked_at === null && session.idle_expires_at > now && session.absolute_expires_at > now && session.active;

const inGrace = (session: LockedSession, hash: string, now: Date): boolean =>
  session.previous_token_hash === hash &&
  session.rotated_at !== null &&
  now.getTime() - session.rotated_at.getTime() <= grace;

/** Opens, renews and ends sessions. Refresh tokens are kept as hashes only and change with every use. */
export const createSessions = (keys: Keys, accessTokens: AccessTokens, clock: Clock): Sessions => {
  const revoke = async (trx: Db, sessionId: string, reason: RevokeReason): Promise<void> => {
    await trx
      .updateTable('sessions')
      .set({ revoked_at: clock.now(), revoke_reason: reason, sealed_successor: null })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .execute();
  };

  const accessTokenOf = (session: LockedSession): Promise<string> =>
    accessTokens.sign({
      userId: session.user_id,
      role: session.role,
      sessionId: session.id,
      version: session.token_version,
    });

  const rotate = async (trx: Db, session: LockedSession, now: Date): Promise<Tokens> => {
    const refreshToken = makeRefreshToken(keys.refreshToken, session.id);
    await trx
      .updateTable('sessions')
      .set({
        token_hash: hashRefreshToken(refreshToken),
        previous_token_hash: session.token_hash,
        sealed_successor: seal(keys.seal, refreshToken, session.id),
        rotated_at: now,
        last_seen_at: now,
        idle_expires_at: new Date(Math.min(now.getTime() + idleLife, session.absolute_expires_at.getTime())),
      })
      .where('id', '=', session.id)
      .execute();
    return { accessToken: await accessTokenOf(session), refreshToken };
  };

  const successorOf = async (session: LockedSession): Promise<Renewal> => {
    const refreshToken = unseal(keys.seal, session.sealed_successor ?? '', session.id);
    if (refreshToken === null) return { kind: 'refused' };
    return { kind: 'renewed', tokens: { accessToken: await accessTokenOf(session), refreshToken } };
  };

  return {
    start: async (trx, { userId, role, tokenVersion, mustChangePassword, userAgent, address }) => {
      const now = clock.now();
      const id = randomUUID();
      const refreshToken = makeRefreshToken(keys.refreshToken, id);
      await trx
        .insertInto('sessions')
        .values({
          id,
          user_id: userId,
          token_hash: hashRefreshToken(refreshToken),
          must_change_password: mustChangePassword,
          user_agent: userAgent.slice(0, 512),
          address,
          created_at: now,
          last_seen_at: now,
          idle_expires_at: new Date(now.getTime() + idleLife),
          absolute_expires_at: new Date(now.getTime() + absoluteLife),
        })
        .execute();
      const accessToken = await accessTokens.sign({ userId, role, sessionId: id, version: tokenVersion });
      return { accessToken, refreshToken };
    },

    renew: async (trx, token) => {
      const sessionId = sessionOfRefreshToken(keys.refreshToken, token);
      const session = sessionId === null ? undefined : await lockSession(trx, sessionId);
      const now = clock.now();
      if (!session || !isLive(session, now)) return { kind: 'refused' };
      const hash = hashRefreshToken(token);
      if (session.token_hash === hash) return { kind: 'renewed', tokens: await rotate(trx, session, now) };
      if (inGrace(session, hash, now)) return successorOf(session);
      // Older ancestors are not forgiven, however young the last renewal is: a thief who renews every few seconds would
      // be within the grace whenever the owner comes back, and never be noticed. Tabs of one browser do not come here:
      // they take a lock and adopt the newer tokens (ADR 0007).
      await revoke(trx, session.id, 'refresh_reuse');
      return { kind: 'reuse', userId: session.user_id, sessionId: session.id };
    },

    revoke,

    revokeAll: async (trx, userId, reason, except) => {
      const { numUpdatedRows } = await trx
        .updateTable('sessions')
        .set({ revoked_at: clock.now(), revoke_reason: reason, sealed_successor: null })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .$if(except !== undefined, (query) => query.where('id', '!=', except as string))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
};
