import { type Client, createClient, isRole, type Role, reportEntries, type WidgetToken } from '@telve/api';
import { fetchTransport } from './fetchTransport';
import { createTokenSource } from './tokenSource';

export interface WidgetClientOptions {
  /** Address of the Telve API, e.g. `https://panel.example.com`. */
  baseUrl: string;
  /** Asks your server for a token of `POST /api/panel/report/widget-token`. Called before the first call, and before a token ends. */
  token: () => Promise<WidgetToken>;
}

/** Until a token says more, whoever may make one. */
const readers = reportEntries.widgetToken.access as readonly Role[];

/** The role that a token names: what it may not read is then not even asked for. Only the server can trust it. */
const rolesOf = (token: string | null): readonly Role[] => {
  try {
    const part = token?.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/');
    const { roleName } = JSON.parse(atob(part ?? '')) as { roleName?: string };
    return roleName && isRole(roleName) ? [roleName] : readers;
  } catch {
    return readers;
  }
};

/**
 * A client for report widgets in a page of others: reads reports with a widget token, in a browser and on a server (one for each
 * request there). Keeps the token in memory alone, touches no storage, and a refusal (401, 403) ends nothing but the call.
 */
export const createWidgetClient = ({ baseUrl, token }: WidgetClientOptions): Client => {
  const source = createTokenSource(token);
  const client = createClient({
    baseUrl,
    transport: fetchTransport,
    auth: {
      identity: 'widget',
      get roles() {
        return rolesOf(source.current);
      },
      accessToken: () => source.current,
      renew: source.renew,
      forbidden: () => {},
    },
  });
  return {
    identity: client.identity,
    get roles() {
      return client.roles;
    },
    call: async (entry, input, options) => {
      options?.signal?.throwIfAborted();
      await source.ready();
      options?.signal?.throwIfAborted();
      return client.call(entry, input, options);
    },
  };
};
