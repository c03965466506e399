import type { Role } from '@telve/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types/index';

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;

/** The signed-in account as its row says at this request; never what the token or the request claims. */
export interface Caller {
  userId: number;
  sessionId: string;
  role: Role;
  /** Null for roles without a company. */
  companyId: number | null;
  /** 0: all venues of the company (D-09). */
  venueId: number;
  mustChangePassword: boolean;
  /** The account's token version that the call's token was made with. */
  tokenVersion: number;
  /** True for a widget: it acts for the account that had its token made, inside `companyId` and with no right besides. */
  widget?: true;
}

/**
 * How a call ended: it was answered, it was refused and nothing of it stands, or nobody knows what stands. The answer to
 * a COMMIT may be lost on its way after the database has kept everything.
 */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Work at the end of a call. */
export type AtEnd = (outcome: Outcome) => Promise<void> | void;

/** What a handler knows of the request besides its input. */
export interface Call {
  /** Writes of an idempotent call must go through this handle: it may be a transaction. */
  db: Db;
  caller: Caller | null;
  requestId: string;
  /** Address of the client, past the configured proxies only. */
  address: string;
  userAgent: string;
  /** The instant of the request. */
  now: Date;
  /** Runs `work` once what the call wrote is committed, whoever's transaction it was; never for a refused call. */
  afterCommit(work: () => void): void;
  /** Runs `work` when the call is over, whether it was answered, refused or answered again. */
  atEnd(work: AtEnd): void;
}

/** The caller of a call that is not public. Throws where the contract lets anybody call: a fault of the handler. */
export const callerOf = (call: Call): Caller => {
  if (!call.caller) throw new Error('A public call has no caller');
  return call.caller;
};

/** Runs `work` in the transaction that is already open, else in one of its own. */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
