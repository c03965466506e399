import type { Generated } from 'kysely';
import type { InstantDefault, Json, Maybe } from './columns';

/** Whose data were erased: what the person was named by. */
export type ErasedSubject = 'member' | 'application' | 'account';

/** That personal data were destroyed: what, when and by whom, and none of the data. Rows are only ever added. */
export interface DestructionRecordsTable {
  id: Generated<number>;
  at: InstantDefault;
  /** `retention`: a period had run out. */
  cause: 'request' | 'retention';
  /** Null exactly for a period that ran out; so is the hash. */
  subject: Maybe<ErasedSubject>;
  /** Keyed hash of what the person was named by, so that asking again can be answered. */
  subject_hash: Maybe<string>;
  /** Whoever ran the program, or the job's name. */
  done_by: string;
  reason: string;
  /** Kinds of records with how many of each. */
  counts: Json<Record<string, number>>;
}
