import { type Entry, encode } from '@telve/api';
import type { Client, Reply, Sending } from './client';

/** Makes a call of the contract in its wire spelling; form data as a browser sends it. */
export const call = async (client: Client, entry: Entry, input: object, sending: Sending = {}): Promise<Reply> => {
  const { path, query, body } = encode(entry, input as Record<string, unknown>);
  if (!(body instanceof FormData)) {
    return client.send(entry.method, `${path}${query}`, { ...sending, ...(body !== undefined && { body }) });
  }
  const form = new Response(body);
  const headers = { ...sending.headers, 'content-type': String(form.headers.get('content-type')) };
  return client.send(entry.method, path, { ...sending, headers, raw: Buffer.from(await form.arrayBuffer()) });
};
