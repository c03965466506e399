import { Readable } from 'node:stream';
import { isUnsafe } from '@telve/api';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { FileAnswer } from '../../http/file-answer';
import type { AnyHandler, Registered } from '../../http/handlers';
import { isSettled, noteAccess } from './note';
import { type Watched, watchedCalls } from './watched';

export { readsOwnData } from './note';

const idIn = (record: unknown): number => (record as { id: number }).id;

const subjectIdOf = ({ idOf }: Watched, input: unknown, payload: unknown): number | null =>
  idOf === undefined ? null : idIn(idOf === 'input' ? input : payload);

/** Lets go of a file that is not sent after all. */
const discard = (payload: unknown): void => {
  if (payload instanceof FileAnswer && payload.body instanceof Readable) payload.body.destroy();
};

const noteSuccess = async (
  watched: Watched,
  id: string,
  call: Call,
  input: unknown,
  payload: unknown,
): Promise<void> => {
  const { subject, action } = watched;
  if (action === undefined || isSettled(call)) return;
  try {
    await noteAccess(call.db, id, call, { subject, action, subjectId: subjectIdOf(watched, input, payload) });
  } catch (error) {
    discard(payload);
    throw error;
  }
};

/**
 * Writes what a refusal has shown. The refusal undoes the transaction of the call, so the row is written outside: at the
 * call's end where the transaction is that of its key and still open.
 */
const noteRefusal = async (
  { subject, refusals }: Watched,
  id: string,
  call: Call,
  outside: Db,
  input: unknown,
  error: unknown,
): Promise<void> => {
  const action = error instanceof Refusal ? refusals?.[error.code] : undefined;
  if (action === undefined) return;
  const note = () => noteAccess(outside, id, call, { subject, action, subjectId: idIn(input) });
  if (call.db.isTransaction) call.atEnd(note);
  else await note();
};

/** What is known before a transaction of the call is open. */
interface Before {
  outside: Db;
  prepared: unknown;
}

/** What a call changes and its row in the log are kept together or not at all. */
const watchedHandler = (watched: Watched, { entry, handler }: Registered): AnyHandler => {
  const { id } = entry;
  const answered = async (input: never, call: Call, prepared: unknown): Promise<unknown> => {
    const payload = await handler(input, call, prepared);
    await noteSuccess(watched, id, call, input, payload);
    return payload;
  };
  const inOne = isUnsafe(entry) && !watched.ownTransaction;
  const logged = async (input: never, call: Call, before?: unknown): Promise<unknown> => {
    const { outside, prepared } = before as Before;
    try {
      if (!inOne) return await answered(input, call, prepared);
      return await inTransaction(call.db, (db) => answered(input, { ...call, db }, prepared));
    } catch (error) {
      await noteRefusal(watched, id, call, outside, input, error);
      throw error;
    }
  };
  const before = async (input: never, call: Call): Promise<Before> => ({
    outside: call.db,
    prepared: await handler.before?.(input, call),
  });
  const { again } = handler;
  if (!again) return Object.assign(logged, { before });
  return Object.assign(logged, {
    before,
    again: async (record: number, call: Call): Promise<unknown> => {
      const payload = await again(record, call);
      await noteSuccess(watched, id, call, { id: record }, payload);
      return payload;
    },
  });
};

/**
 * The calls with the access log around those of its table. A row is written after the call has succeeded and before it is
 * answered; in the transaction of a call that changes something. A repeated one whose answer was kept writes none; one
 * whose record is read anew is another read. What a refusal shows is written too, though what the call did is undone.
 *
 * @throws where the table names a call that is not there
 */
export const watchAccess = (
  calls: readonly Registered[],
  table: Readonly<Record<string, Watched>> = watchedCalls,
): Registered[] => {
  const ids = new Set(calls.map(({ entry }) => entry.id));
  const unknown = Object.keys(table).find((id) => !ids.has(id));
  if (unknown !== undefined) throw new Error(`The access log watches ${unknown}, which is no call`);
  return calls.map((registered) => {
    const watched = Object.hasOwn(table, registered.entry.id) ? table[registered.entry.id] : undefined;
    return watched ? { ...registered, handler: watchedHandler(watched, registered) } : registered;
  });
};
