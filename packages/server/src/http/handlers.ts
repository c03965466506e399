import type { Entry } from '@telve/api';
import { type EntryRules, rulesOf } from '@telve/api/rules';
import type { Call } from './call';
import type { FileAnswer } from './file-answer';

interface Answers<Input, Payload> {
  (input: Input, call: Call, prepared?: unknown): Promise<Payload | FileAnswer>;
  /** Done first, before a transaction of the call is open; what it answers is given to the call. Throws `Refusal` as well. */
  before?(input: Input, call: Call): Promise<unknown>;
  /** The record with this id as it stands: the answer to a repeated call of which nothing but the id was kept. */
  again?(id: number, call: Call): Promise<Payload>;
}

/** Answers one call: its payload, or a file where the entry's kind is `file`. Throws `Refusal` for every other answer. */
export type Handler<E> = E extends Entry<infer Input, infer Payload> ? Answers<Input, Payload> : never;

/**
 * A handler with something to be done before. A call with an Idempotency-Key runs in a transaction that a refusal undoes
 * and that holds a connection: what must be counted all the same, as a limit, is counted before, and what takes time, as
 * the hash of a password, is prepared before.
 */
export const doneFirst = <Input, Payload, Prepared>(
  before: (input: Input, call: Call) => Promise<Prepared>,
  answer: (input: Input, call: Call, prepared: Prepared) => Promise<Payload>,
) =>
  Object.assign((input: Input, call: Call, prepared?: unknown) => answer(input, call, prepared as Prepared), {
    before,
  });

/**
 * A handler whose answer is the record of a person. For repetitions of the call the server keeps the record's id alone
 * and reads the record anew with `again` (ADR 0022).
 */
export const readAgain = <Answer extends (...args: never[]) => Promise<{ id: number }>, Payload>(
  answer: Answer,
  again: (id: number, call: Call) => Promise<Payload>,
): Answer & { again: typeof again } => Object.assign(answer, { again });

/** The handlers of a noun: one for each entry, under the entry's name. */
export type Handlers<Entries extends object> = { [Name in keyof Entries]: Handler<Entries[Name]> };

/** A handler whose types have been checked by `Handlers` and may now be forgotten. */
export interface AnyHandler {
  (input: never, call: Call, prepared?: unknown): Promise<unknown>;
  before?(input: never, call: Call): Promise<unknown>;
  again?(id: number, call: Call): Promise<unknown>;
}

/** A call ready to be registered: what it is, how its input is checked, who answers it. */
export interface Registered {
  entry: Entry;
  rules: EntryRules;
  handler: AnyHandler;
}

/**
 * Joins entries and handlers by name. Throws for an entry without handler and for a handler without entry,
 * so that such a server does not start.
 */
export const joinHandlers = (
  contract: Readonly<Record<string, Readonly<Record<string, Entry>>>>,
  handlers: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>,
): Registered[] => {
  const names = (tree: Readonly<Record<string, object>>) =>
    Object.entries(tree).flatMap(([noun, members]) => Object.keys(members).map((name) => `${noun}.${name}`));
  const described = new Set(names(contract));
  const written = new Set(names(handlers));
  const missing = [...described].filter((name) => !written.has(name));
  const unknown = [...written].filter((name) => !described.has(name));
  if (missing.length > 0) throw new Error(`Entries without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`Handlers without an entry: ${unknown.join(', ')}`);
  return Object.entries(contract).flatMap(([noun, entries]) =>
    Object.entries(entries).map(([name, entry]) => ({
      entry,
      rules: rulesOf(entry),
      handler: handlers[noun]?.[name] as AnyHandler,
    })),
  );
};
