import { type Call, type Caller, callerOf, type Db } from '../../http/call';
import { type WatchedCall, watchedCalls } from './watched';
import { type Access, writeAccess } from './write';

/** An applicant reaches nothing but the own application, and that is nobody's access to somebody else. */
export const readsOwnData = ({ role }: Pick<Caller, 'role'>): boolean => role === 'AppliedMerchantUser';

/** Writes a row for whoever makes the call, unless the data are the caller's own. */
export const noteAccess = async (db: Db, id: string, call: Call, access: Access): Promise<void> => {
  const caller = callerOf(call);
  if (readsOwnData(caller)) return;
  const { userId, sessionId } = caller;
  await writeAccess(db, { userId, sessionId, requestId: call.requestId, call: id, now: call.now }, access);
};

/** Calls that have said themselves what their row is to be. */
const settled = new WeakSet<Call>();

/** True once the call needs no row besides what it has written itself. */
export const isSettled = (call: Call): boolean => settled.has(call);

/** Says that a call has changed nothing and answers nothing of a person: it leaves no row. */
export const leftAsItWas = (call: Call): void => void settled.add(call);

/**
 * Writes the row of a call that has a transaction of its own, in that transaction: what cannot be logged is undone.
 *
 * @param trx the transaction of the call
 */
export const noteWithin = async (trx: Db, id: WatchedCall, call: Call, subjectId: number): Promise<void> => {
  const { subject, action } = watchedCalls[id];
  if (action === undefined) throw new Error(`No success of ${id} is logged`);
  await noteAccess(trx, id, call, { subject, subjectId, action });
  settled.add(call);
};
