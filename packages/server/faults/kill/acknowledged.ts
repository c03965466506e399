/** What the server has acknowledged before it was killed, over all rounds. */
export interface Acknowledged {
  /** Requests that changed a record, by the id under which the server audits them. */
  changes: { requestId: string; entity: 'venue' | 'time_period'; id: number }[];
  /** Sessions with the refresh token that was last answered. */
  sessions: Map<string, string>;
  /** Creations that got no answer: they are sent again after the restart. */
  unanswered: { key: string; timePeriod: number }[];
  /** Time periods of the demo data. */
  seededPeriods: Set<number>;
}

export const nothingYet = (): Acknowledged => ({
  changes: [],
  sessions: new Map(),
  unanswered: [],
  seededPeriods: new Set(),
});

/** The session that an access token belongs to. */
export const sessionOf = (accessToken: string): string => {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return String((JSON.parse(claims) as { sid: unknown }).sid);
};
