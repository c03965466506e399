import type { CallOptions, Client, Entry } from '@telve/api';

export type Call = (entry: Entry, input: unknown, options?: CallOptions) => Promise<unknown>;

/** The same client with another way to call. */
export const withCall = (client: Client, call: Call): Client => ({
  call: call as Client['call'],
  get identity() {
    return client.identity;
  },
  get roles() {
    return client.roles;
  },
  subscribe: client.subscribe?.bind(client),
});
