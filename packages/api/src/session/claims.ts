/** What the access token says. Read without checking its signature: only the server can trust it. */
export interface Claims {
  /** User id; compared as text, whatever its type in the token (AUTH-15). */
  id: string;
  /** `roleName`, a text or a list (AUTH-16, D-05). Not yet limited to known roles. */
  roleNames: readonly string[];
  /** Epoch milliseconds of issue and end, where the token says them. */
  issuedAt: number | null;
  expiresAt: number | null;
  /** Tells one session of a user from another and is no secret: its id (`sid`), else the time of issue. */
  mark: string | null;
}

const decodeBase64Url = (text: string): string => {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
};

const toMilliseconds = (seconds: unknown): number | null =>
  typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : null;

const toMark = (claim: unknown): string | null =>
  typeof claim === 'string' || typeof claim === 'number' ? String(claim) : null;

const toNames = (roleName: unknown): string[] =>
  (Array.isArray(roleName) ? roleName : [roleName]).filter((name): name is string => typeof name === 'string');

/** Reads the claims of an access token; null for a text that is no readable token of a user. */
export const readClaims = (token: string): Claims | null => {
  try {
    const parsed: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { id, roleName, iat, exp, sid } = parsed as Record<string, unknown>;
    if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return null;
    return {
      id: String(id),
      roleNames: toNames(roleName),
      issuedAt: toMilliseconds(iat),
      expiresAt: toMilliseconds(exp),
      mark: toMark(sid) ?? toMark(iat),
    };
  } catch {
    return null;
  }
};
