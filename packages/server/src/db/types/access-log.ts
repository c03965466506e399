import type { AccessAction, AccessSubject } from '@telve/api';
import type { Generated } from 'kysely';
import type { InstantDefault, Maybe } from './columns';

/** Who reached whose personal data; rows are only ever added and hold no data of the person. */
export interface AccessLogTable {
  id: Generated<number>;
  at: InstantDefault;
  /** Panel user. */
  actor_id: number;
  /** Null for a signed link, which carries no session. */
  session_id: Maybe<string>;
  request_id: string;
  /** Id of the contract's entry, or the path of a signed link. */
  call: string;
  subject: AccessSubject;
  /** Of the member or the application; null exactly for all applications. */
  subject_id: Maybe<number>;
  action: AccessAction;
}
