import { type Client, createClient } from '@telve/api';
import { createAxiosTransport } from '@telve/api/axios';
import type { MountOptions } from './options';
import { createTokenAuth } from './tokenAuth';

export interface EmbedClient {
  client: Client;
  /** Asks the page who is signed in; rejects where the page could not say. */
  load: () => Promise<void>;
}

const nobody = () => null;
const nothing = () => Promise.resolve();

/** The client of one mounted application. Callbacks are read from `latest` at each use, so they may be replaced. */
export const createEmbedClient = (latest: () => MountOptions): EmbedClient => {
  const { client, apiBase = '', getAccessToken } = latest();
  if (client) return { client, load: nothing };
  const transport = createAxiosTransport();
  if (!getAccessToken) return { client: createClient({ transport, baseUrl: apiBase }), load: nothing };
  const auth = createTokenAuth(() => {
    const { getAccessToken: now = nobody, onUnauthorized } = latest();
    return { getAccessToken: now, onUnauthorized };
  });
  return { client: createClient({ transport, baseUrl: apiBase, auth }), load: auth.load };
};
