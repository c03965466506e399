import { type Entry, isUnsafe } from '../contract/entry';
import { encode } from '../wire/encode';
import type { CallOptions } from './client';
import { newIdempotencyKey } from './idempotency-key';
import type { TransportRequest } from './transport';

/** Sign-in calls are never sent again, so they carry no key and no answer with tokens is kept for one. */
const needsKey = (entry: Entry): boolean => isUnsafe(entry) && !entry.sessionless;

/**
 * Writes a call as a request without its token. It is built once per call: what is sent again after a renewal
 * has the same parts and the same Idempotency-Key (SES-22, D-07).
 */
export const toRequest = (entry: Entry, input: unknown, baseUrl: string, options: CallOptions): TransportRequest => {
  const { path, query, body } = encode(entry, (input ?? {}) as Record<string, unknown>);
  const headers: Record<string, string> = { Accept: entry.kind === 'file' ? '*/*' : 'application/json' };
  if (needsKey(entry)) headers['Idempotency-Key'] = options.idempotencyKey ?? newIdempotencyKey();
  return {
    method: entry.method,
    url: `${baseUrl}${path}${query}`,
    headers,
    body,
    answer: entry.kind === 'file' ? 'blob' : 'json',
    signal: options.signal,
    onProgress: options.onProgress,
  };
};

/** The request with its bearer token; without a token the header is absent (GEN-07). */
export const withToken = (request: TransportRequest, token: string | null): TransportRequest =>
  token === null ? request : { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } };
