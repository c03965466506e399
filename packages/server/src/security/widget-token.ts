import { randomUUID } from 'node:crypto';
import { isRole, type Role } from '@telve/api';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { AccessClaims } from './access-token';
import type { Keys } from './keys';

const issuer = 'telve';
const audience = 'telve-widget';
const algorithm = 'HS256';
const type = 'wt+jwt';

/** Life of a widget token, in seconds. It cannot be renewed: whoever made it makes another. */
export const widgetTokenLife = 15 * 60;

/** What a widget token says: for whom it acts, in which session that account had it made, and for which company. */
export interface WidgetClaims extends AccessClaims {
  companyId: number;
}

export interface WidgetTokens {
  /** A token and the instant at which it ends. */
  sign(claims: WidgetClaims): Promise<{ token: string; expiresAt: Date }>;
  /** The claims of a token that is ours and has not ended, else null. */
  verify(token: string): Promise<WidgetClaims | null>;
}

const readClaims = (payload: JWTPayload): WidgetClaims | null => {
  const { sub, roleName, sid, ver, cid } = payload;
  const userId = Number(sub);
  if (!Number.isInteger(userId) || typeof sid !== 'string' || !isRole(roleName)) return null;
  if (typeof ver !== 'number' || typeof cid !== 'number') return null;
  return { userId, role: roleName as Role, sessionId: sid, version: ver, companyId: cid };
};

/**
 * Signs and checks the tokens of widgets in other teams' pages. Key, type and audience are their own, so that neither
 * kind of token passes for the other.
 */
export const createWidgetTokens = (keys: Pick<Keys, 'widgetToken'>, clock: Clock): WidgetTokens => ({
  sign: async ({ userId, role, sessionId, version, companyId }) => {
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    const endsAt = issuedAt + widgetTokenLife;
    const token = await new SignJWT({ roleName: role, sid: sessionId, ver: version, cid: companyId })
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setSubject(String(userId))
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(endsAt)
      .sign(keys.widgetToken);
    return { token, expiresAt: new Date(endsAt * 1000) };
  },
  verify: async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys.widgetToken, {
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
