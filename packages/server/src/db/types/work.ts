import type { Generated } from 'kysely';
import type { InstantDefault, Json, Maybe, MaybeInstant, MaybeJson } from './columns';

/** Long work that outlives a request. */
export interface JobsTable {
  /** UUID. */
  id: Generated<string>;
  kind: string;
  payload: Json;
  state: Generated<'queued' | 'running' | 'done' | 'failed'>;
  /** Two live jobs of a kind never carry the same one. */
  unique_key: Maybe<string>;
  run_at: InstantDefault;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  /** A running job past this instant belongs to a process that died. */
  locked_until: MaybeInstant;
  progress_done: Generated<number>;
  progress_total: Maybe<number>;
  result: MaybeJson;
  error: Maybe<string>;
  created_by: Maybe<number>;
  created_at: InstantDefault;
  finished_at: MaybeInstant;
}

/** A mail to be sent once. */
export interface MailOutboxTable {
  id: Generated<number>;
  template: string;
  recipient: string;
  subject: string;
  /** Null once the mail is sent or given up, outside demo mode: it may hold a password. */
  body_text: Maybe<string>;
  body_html: Maybe<string>;
  state: Generated<'queued' | 'sending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: InstantDefault;
  locked_until: MaybeInstant;
  last_error: Maybe<string>;
  /** Never sent after this instant (a temporary password has ended by then). */
  expires_at: MaybeInstant;
  created_at: InstantDefault;
  sent_at: MaybeInstant;
}
