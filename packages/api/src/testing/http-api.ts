import type { ServerResponse } from 'node:http';
import { createAxiosTransport } from '../axios';
import type { ClientAuth } from '../client/client';
import { createClient } from '../client/create-client';
import { type HttpServer, type Received, startHttpServer } from './http-server';

export const success = (payload: unknown) => ({ processStatus: 'Success', payload, friendlyMessage: null, errors: [] });

export const refusal = (code: string, more: object = {}) => ({
  processStatus: 'ERROR',
  payload: null,
  friendlyMessage: { code, title: 'Uyari', message: 'Olmadi' },
  errors: [],
  ...more,
});

/** Signed in as a PanelUser whose token `first` may be renewed to `second`. Keeps what it was told. */
const handAuth = () => {
  const told: string[] = [];
  let token = 'first';
  const auth: ClientAuth = {
    identity: '7',
    roles: ['PanelUser'],
    accessToken: () => token,
    renew: async () => {
      told.push('renew');
      token = 'second';
      return true;
    },
    refused: () => told.push('refused'),
    forbidden: () => told.push('forbidden'),
  };
  return { auth, told };
};

/** A real HTTP server whose answer the test gives, and clients that ask it. */
export const startHttpApi = async () => {
  let handle: (received: Received, response: ServerResponse) => void = () => {};
  const server: HttpServer = await startHttpServer((received, response) => handle(received, response));
  const { auth, told } = handAuth();
  return {
    ...server,
    auth,
    told,
    answer: (next: typeof handle) => {
      handle = next;
    },
    client: (options: { timeout?: number } = {}) =>
      createClient({ transport: createAxiosTransport(options), auth, baseUrl: `${server.baseUrl}/` }),
  };
};
