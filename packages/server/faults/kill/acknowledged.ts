import type { Entry } from '@telve/api';

/** Records whose changes are audited. */
export type Entity = 'venue' | 'time_period' | 'panel_user' | 'merchant_app_user' | 'merchant_application';

/** A creation that got no answer: it is sent again after the restart, with the same key. */
interface Unanswered {
  entry: Entry;
  input: object;
  key: string;
}

/** What the server has acknowledged before it was killed, over all rounds. */
export interface Acknowledged {
  /** Requests that changed a record, by the id under which the server audits them. */
  changes: { requestId: string; entity: Entity }[];
  /** Sessions with the refresh token that was last answered. */
  sessions: Map<string, string>;
  unanswered: Unanswered[];
  /** E-mails to which a code was sent. */
  codes: string[];
  /** Time periods of the demo data. */
  seededPeriods: Set<number>;
}

export const nothingYet = (): Acknowledged => ({
  changes: [],
  sessions: new Map(),
  unanswered: [],
  codes: [],
  seededPeriods: new Set(),
});

/** Hosts of the e-mails that the writers make up: whatever has one was made by a trial. */
export const hosts = {
  /** Accounts, and applications of the simple form. */
  made: 'yapilan.example',
  /** Applications whose e-mail was confirmed beforehand. */
  confirmed: 'onayli.example',
  /** E-mails that got a code and nothing else. */
  code: 'kodlu.example',
} as const;

/** The session that an access token belongs to. */
export const sessionOf = (accessToken: string): string => {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return String((JSON.parse(claims) as { sid: unknown }).sid);
};
