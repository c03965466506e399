import {
  ApiError,
  type ApiErrorFields,
  type CallOptions,
  type Client,
  type Entry,
  type Page,
  type TimePeriod,
} from '@telve/api';

type Answer = (input: never, options?: CallOptions) => unknown;

/** A client whose answers the test writes. A call without one is a fault of the test. */
export interface TestClient extends Client {
  identity: string | null;
  on<Input, Payload>(
    entry: Entry<Input, Payload>,
    answer: (input: Input, options?: CallOptions) => Payload | Promise<Payload>,
  ): TestClient;
  inputs<Input>(entry: Entry<Input, never> | Entry<Input, unknown>): Input[];
  options(entry: Pick<Entry, 'id'>): (CallOptions | undefined)[];
}

export const testClient = (identity: string | null = 'user-1'): TestClient => {
  const answers = new Map<string, Answer>();
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = [];
  const client: TestClient = {
    identity,
    roles: ['PanelUser'],
    on(entry, answer) {
      answers.set(entry.id, answer as Answer);
      return client;
    },
    inputs: (entry) => calls.filter(({ id }) => id === entry.id).map(({ input }) => input as never),
    options: (entry) => calls.filter(({ id }) => id === entry.id).map(({ options }) => options),
    async call(entry, input, options) {
      calls.push({ id: entry.id, input, options });
      const answer = answers.get(entry.id);
      if (!answer) throw new Error(`No answer for ${entry.id}`);
      return answer(input as never, options) as never;
    },
  };
  return client;
};

export const page = <Row>(items: Row[], totalCount = items.length, size = 10): Page<Row> => ({
  items,
  totalCount,
  totalPages: Math.ceil(totalCount / size),
});

export const period = (id: number, minutes = id * 5, part: Partial<TimePeriod> = {}): TimePeriod => ({
  id,
  timePeriod: minutes,
  active: true,
  version: 1,
  ...part,
});

export const refuse = (code: string, fields: Partial<ApiErrorFields> = {}): never => {
  throw new ApiError({ status: 400, code, ...fields });
};

/** A promise that the test settles. */
export const deferred = <V>() => {
  let resolve: (value: V) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<V>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};
