import type { Generated } from 'kysely';
import type { Instant, InstantDefault, Maybe, MaybeInstant, MaybeJson } from './columns';

/** A signed-in device: one family of refresh tokens. */
export interface SessionsTable {
  /** UUID, the `sid` of the access token. */
  id: string;
  user_id: number;
  /** Hash of the refresh token in use. */
  token_hash: string;
  /** Hash of the one before; used again within the grace it answers the same successor, later it ends the family. */
  previous_token_hash: Maybe<string>;
  rotated_at: MaybeInstant;
  /** The successor, sealed with a key that is not in the database, for use within the grace. */
  sealed_successor: Maybe<string>;
  /** Signed in with a temporary password: only a new password may be set (D-27). */
  must_change_password: Generated<boolean>;
  user_agent: string;
  address: string;
  created_at: InstantDefault;
  last_seen_at: InstantDefault;
  idle_expires_at: Instant;
  absolute_expires_at: Instant;
  revoked_at: MaybeInstant;
  /** A word such as `logout`, `refresh_reuse`, `password_changed`. */
  revoke_reason: Maybe<string>;
}

/** A counter of attempts; the key names the limit and whom it counts. */
export interface LimitCountersTable {
  key: string;
  count: number;
  window_started_at: Instant;
  blocked_until: MaybeInstant;
  /** From here on the row means nothing and may be swept. */
  expires_at: Instant;
}

/** Distinct things counted by a limit, e.g. the e-mails an address has asked about. */
export interface LimitMembersTable {
  key: string;
  member: string;
  expires_at: Instant;
}

/** The answer of an unsafe request, for its repetitions. */
export interface IdempotencyKeysTable {
  /** Who asked: `user:<id>` or `anonymous`. */
  principal: string;
  key: string;
  fingerprint: string;
  /** Null only within the transaction that runs the call. */
  status_code: Maybe<number>;
  response_body: Maybe<string>;
  created_at: InstantDefault;
  expires_at: Instant;
}

/** Who changed what; rows are only ever added. */
export interface AuditLogTable {
  id: Generated<number>;
  at: InstantDefault;
  /** Panel user, or null for the system and the signed-out. */
  actor_id: Maybe<number>;
  session_id: Maybe<string>;
  request_id: Maybe<string>;
  address: Maybe<string>;
  /** Past-tense word such as `venue_activated`, `refresh_reuse`. */
  action: string;
  entity: Maybe<string>;
  entity_id: Maybe<string>;
  old_values: MaybeJson<Record<string, unknown>>;
  new_values: MaybeJson<Record<string, unknown>>;
}
