import type { CallOptions, Client, Entry, Role } from '@telve/api';

/** An answer, or a function from the call's input to one. A thrown error, e.g. an `ApiError`, is the refusal. */
export type Answer<Input, Payload> =
  | Payload
  | ((input: Input, options: CallOptions | undefined) => Payload | Promise<Payload>);

// biome-ignore lint/suspicious/noExplicitAny: a list of stubs holds calls of different types; `stub` types each.
export type Stub = readonly [entry: Entry<any, any>, answer: unknown];

/** One typed pair of a call and its answer. */
export const stub = <Input, Payload>(entry: Entry<Input, Payload>, answer: Answer<Input, Payload>): Stub => [
  entry,
  answer,
];

export interface FakeOptions {
  /** Default `user-1`; null is signed out. */
  identity?: string | null;
  /** Default PanelUser. */
  roles?: readonly Role[];
}

/** A call that was made. */
export interface MadeCall {
  id: string;
  input: unknown;
  options: CallOptions | undefined;
}

export interface FakeClient extends Client {
  /** Every call in the order it was made. */
  readonly calls: readonly MadeCall[];
  /** Inputs of the calls of one entry. */
  inputsOf<Input>(entry: Entry<Input, never> | Entry<Input, unknown>): Input[];
  /** Changes or adds an answer. */
  answer<Input, Payload>(entry: Entry<Input, Payload>, answer: Answer<Input, Payload>): void;
}

const abortable = <P>(promise: Promise<P>, signal: AbortSignal | undefined): Promise<P> =>
  signal
    ? new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted) abort();
        signal.addEventListener('abort', abort, { once: true });
        promise.then(resolve, reject);
      })
    : promise;

/**
 * A client that answers the stubbed calls and throws at any other: “venues.list was called but not stubbed”, so that a
 * test cannot pass by accident. `fakeClient([[venueEntries.list, page([venueRow()])]])`
 */
export const fakeClient = (
  stubs: readonly Stub[] = [],
  { identity = 'user-1', roles = ['PanelUser'] }: FakeOptions = {},
): FakeClient => {
  const answers = new Map<string, unknown>(stubs.map(([entry, answer]) => [entry.id, answer]));
  const calls: MadeCall[] = [];
  return {
    identity,
    roles,
    calls,
    inputsOf: (entry) => calls.filter(({ id }) => id === entry.id).map(({ input }) => input as never),
    answer: (entry, answer) => void answers.set(entry.id, answer),
    call(entry, input, options) {
      calls.push({ id: entry.id, input, options });
      if (!answers.has(entry.id)) return Promise.reject(new Error(`${entry.id} was called but not stubbed`));
      const answer = answers.get(entry.id);
      const result = Promise.resolve().then(() => (typeof answer === 'function' ? answer(input, options) : answer));
      return abortable(result, options?.signal);
    },
  };
};
