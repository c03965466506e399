import { randomUUID } from 'node:crypto';
import { isRole, type Role } from '@telve/api';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { Keys } from './keys';

const issuer = 'telve';
const audience = 'telve-panel';
const algorithm = 'HS256';
const type = 'at+jwt';

/** Life of an access token, in seconds. */
export const accessTokenLife = 15 * 60;

/** What an access token says: who, in which session, and nothing personal. */
export interface AccessClaims {
  userId: number;
  role: Role;
  sessionId: string;
  /** The account's token version at the time of signing. */
  version: number;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a token that is ours and has not ended, else null; the reason is nobody's business. */
  verify(token: string): Promise<AccessClaims | null>;
}

const readClaims = (payload: JWTPayload): AccessClaims | null => {
  const { id, roleName, sid, ver } = payload;
  if (typeof id !== 'number' || typeof sid !== 'string' || typeof ver !== 'number' || !isRole(roleName)) return null;
  return payload.sub === String(id) ? { userId: id, role: roleName, sessionId: sid, version: ver } : null;
};

/**
 * Signs and checks access tokens: one algorithm, one key, and type, issuer and audience must be ours.
 * The id and `roleName` are where the specification reads them (AUTH-15, AUTH-16).
 */
export const createAccessTokens = (keys: Pick<Keys, 'accessToken'>, clock: Clock): AccessTokens => ({
  sign: ({ userId, role, sessionId, version }) => {
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ id: userId, roleName: role, sid: sessionId, ver: version })
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setSubject(String(userId))
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenLife)
      .sign(keys.accessToken);
  },
  verify: async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys.accessToken, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        currentDate: clock.now(),
        requiredClaims: ['sub', 'iat', 'exp', 'jti'],
      });
      return readClaims(payload);
    } catch {
      return null;
    }
  },
});
