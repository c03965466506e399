import type { Entry } from '@telve/api';
import { type EntryRules, rulesOf } from '@telve/api/rules';
import type { Call } from './call';
import type { FileAnswer } from './file-answer';

interface Answers<Input, Payload> {
  (input: Input, call: Call): Promise<Payload | FileAnswer>;
  /** Done first, before a transaction of the call is open. Throws `Refusal` as well. */
  before?(input: Input, call: Call): Promise<void>;
}

/** Answers one call: its payload, or a file where the entry's kind is `file`. Throws `Refusal` for every other answer. */
export type Handler<E> = E extends Entry<infer Input, infer Payload> ? Answers<Input, Payload> : never;

/**
 * A handler with something to be done before. A call with an Idempotency-Key runs in a transaction that a refusal undoes:
 * what must be counted all the same, as a limit, is counted before.
 */
export const doneFirst = <Input, Payload>(
  before: (input: Input, call: Call) => Promise<void>,
  answer: (input: Input, call: Call) => Promise<Payload>,
) => Object.assign((input: Input, call: Call) => answer(input, call), { before });

/** The handlers of a noun: one for each entry, under the entry's name. */
export type Handlers<Entries extends object> = { [Name in keyof Entries]: Handler<Entries[Name]> };

/** A handler whose types have been checked by `Handlers` and may now be forgotten. */
export interface AnyHandler {
  (input: never, call: Call): Promise<unknown>;
  before?(input: never, call: Call): Promise<void>;
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
