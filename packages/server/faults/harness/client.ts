import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Envelope, SignedIn } from '@telve/api';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body as it came. */
  bytes: Buffer;
  /** From the call to the last byte. */
  ms: number;
}

export interface Sending {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
  /** Milliseconds after which the request counts as hung; 15,000 by default. */
  patience?: number;
  /** Told once the whole request has gone to the system: before, it waited for a connection. */
  onSent?: () => void;
}

/** Sends requests over kept connections. Rejects when there is no whole answer. */
export interface Client {
  send(method: string, path: string, sending?: Sending): Promise<Reply>;
  close(): void;
}

/** @param connections kept at most; more requests wait for one */
export const createClient = (url: string, connections = 64): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);

  const send: Client['send'] = (method, path, { token, body, raw, headers = {}, patience = 15_000, onSent } = {}) =>
    new Promise((resolve, reject) => {
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const begun = performance.now();
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(content !== undefined && { 'content-length': String(Buffer.byteLength(content)) }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      const alarm = setTimeout(() => outgoing.destroy(new Error(`no answer within ${patience} ms`)), patience);
      const fail = (error: Error) => {
        clearTimeout(alarm);
        reject(error);
      };
      outgoing.on('error', fail);
      if (onSent) outgoing.on('finish', onSent);
      outgoing.on('response', (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', fail);
        incoming.on('end', () => {
          clearTimeout(alarm);
          const bytes = Buffer.concat(parts);
          const { statusCode: status = 0, headers: received } = incoming;
          resolve({ status, headers: received, text: bytes.toString('utf8'), bytes, ms: performance.now() - begun });
        });
      });
      outgoing.end(content);
    });
  return { send, close: () => agent.destroy() };
};

/** The payload of an answer. @throws when the call was refused. */
export const payloadOf = <P>(reply: Reply): P => {
  if (reply.status !== 200) throw new Error(`answered ${reply.status}: ${reply.text.slice(0, 300)}`);
  return (JSON.parse(reply.text) as Envelope<P>).payload as P;
};

/** Id under which the server logs and audits the request. */
export const requestIdOf = (reply: Reply): string => String(reply.headers['x-request-id']);

export const signIn = async (client: Client, who = 'admin', sending: Sending = {}): Promise<SignedIn> => {
  const body = { email: `${who}@telve.example`, password: 'Telve-2026-demo', etkContract: true };
  return payloadOf(await client.send('POST', '/api/panel/auth/login', { patience: 60_000, ...sending, body }));
};
