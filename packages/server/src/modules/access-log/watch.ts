import { Readable } from 'node:stream';
import { isUnsafe } from '@telve/api';
import { type Call, type Caller, callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { FileAnswer } from '../../http/file-answer';
import type { AnyHandler, Registered } from '../../http/handlers';
import { type Watched, watchedCalls } from './watched';
import { writeAccess } from './write';

/** An applicant reaches nothing but the own application, and that is nobody's access to somebody else. */
export const readsOwnData = ({ role }: Pick<Caller, 'role'>): boolean => role === 'AppliedMerchantUser';

const subjectIdOf = ({ idOf }: Watched, input: unknown, payload: unknown): number | null => {
  if (idOf === undefined) return null;
  return (idOf === 'input' ? (input as { id: number }) : (payload as { id: number })).id;
};

const note = async (watched: Watched, id: string, call: Call, input: unknown, payload?: unknown): Promise<void> => {
  const caller = callerOf(call);
  if (readsOwnData(caller)) return;
  const { userId, sessionId } = caller;
  const origin = { userId, sessionId, requestId: call.requestId, call: id, now: call.now };
  const { subject, action } = watched;
  await writeAccess(call.db, origin, { subject, action, subjectId: subjectIdOf(watched, input, payload) });
};

/** Lets go of a file that is not sent after all. */
const discard = (payload: unknown): void => {
  if (payload instanceof FileAnswer && payload.body instanceof Readable) payload.body.destroy();
};

const answered = async (
  watched: Watched,
  { entry, handler }: Registered,
  call: Call,
  input: never,
  prepared: unknown,
) => {
  const payload = await handler(input, call, prepared);
  try {
    await note(watched, entry.id, call, input, payload);
  } catch (error) {
    discard(payload);
    throw error;
  }
  return payload;
};

const refused = async (
  watched: Watched,
  { entry, handler }: Registered,
  call: Call,
  input: never,
  prepared: unknown,
) => {
  try {
    return await handler(input, call, prepared);
  } catch (error) {
    if (error instanceof Refusal && error.code === watched.refusedWith) await note(watched, entry.id, call, input);
    throw error;
  }
};

/** What a call changes and its row in the log are kept together or not at all. */
const watchedHandler = (watched: Watched, registered: Registered): AnyHandler => {
  const run = watched.refusedWith === undefined ? answered : refused;
  const logged = (input: never, call: Call, prepared?: unknown): Promise<unknown> =>
    isUnsafe(registered.entry)
      ? inTransaction(call.db, (db) => run(watched, registered, { ...call, db }, input, prepared))
      : run(watched, registered, call, input, prepared);
  return Object.assign(logged, registered.handler);
};

/**
 * The calls with the access log around those of its table. A row is written after the call has succeeded and before it is
 * answered; in the transaction of a call that changes something, so that a repeated one, whose answer was kept, writes
 * none.
 *
 * @throws where the table names a call that is not there, or a refusal of one that changes something: its row would be
 * undone together with the call
 */
export const watchAccess = (
  calls: readonly Registered[],
  table: Readonly<Record<string, Watched>> = watchedCalls,
): Registered[] => {
  const entries = new Map(calls.map(({ entry }) => [entry.id, entry]));
  for (const [id, { refusedWith }] of Object.entries(table)) {
    const entry = entries.get(id);
    if (!entry) throw new Error(`The access log watches ${id}, which is no call`);
    if (refusedWith !== undefined && isUnsafe(entry)) throw new Error(`No refusal of ${id} can be logged`);
  }
  return calls.map((registered) => {
    const watched = Object.hasOwn(table, registered.entry.id) ? table[registered.entry.id] : undefined;
    return watched ? { ...registered, handler: watchedHandler(watched, registered) } : registered;
  });
};
