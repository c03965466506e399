import { type Entry, isUnsafe } from '../contract/entry';
import { abortable } from './abort';
import { readAnswer } from './answer';
import { ApiError, isApiError } from './api-error';
import { type CallOptions, type Client, type ClientAuth, mayCall } from './client';
import { isEnvelope } from './refusal';
import { createReplays, type Renewed } from './replays';
import { toRequest, withToken } from './request';
import type { Transport, TransportRequest, TransportResponse } from './transport';

export interface ClientOptions {
  /** Sends the requests; `createAxiosTransport` of `@telve/api/axios` is one. */
  transport: Transport;
  /** Who the client speaks for; absent, only public calls are made. A session is one. */
  auth?: ClientAuth;
  /** Address of the API without a trailing slash, e.g. `https://api.example.com`; empty for the page's own (GEN-11). */
  baseUrl?: string;
  /**
   * Called once after a renewal, when every request that waited for it was sent again. The host reloads the page
   * or reads its data anew (SES-21, D-07); an embedded package leaves this out. See `createReloadPolicy`.
   */
  onRenewed?: (renewed: Renewed) => void;
}

const send = async (transport: Transport, request: TransportRequest): Promise<TransportResponse> => {
  request.signal?.throwIfAborted();
  try {
    return await transport(request);
  } catch (cause) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw new ApiError({ status: 0, code: 'network', cause });
  }
};

/** True when the API itself refused with this status. A proxy's page says nothing about the session. */
const refusedWith = (status: number, response: TransportResponse): boolean =>
  response.status === status && isEnvelope(response.body);

/**
 * Makes the client of an API (architecture: one contract).
 *
 * A call its user may not make is refused here with the code `forbidden_locally`, since the server's 403 would end
 * the session (D-08). A 401 is renewed once per request and the request sent once more, the same in every part
 * (SES-18, SES-22); when another user has signed in meanwhile it is not, and rejects with `identity_changed`.
 */
export const createClient = ({ transport, auth, baseUrl = '', onRenewed }: ClientOptions): Client => {
  const replays = createReplays(onRenewed);
  const base = baseUrl.replace(/\/+$/, '');

  /** The token for a call of `identity`. Reading it may notice another tab's sign-in, so who we are is asked after it. */
  const tokenFor = (identity: string | null): string | null => {
    const token = auth?.accessToken() ?? null;
    if ((auth?.identity ?? null) !== identity) throw new ApiError({ status: 0, code: 'identity_changed' });
    return token;
  };

  const sendOnceMore = async (
    request: TransportRequest,
    refused: { token: string | null; response: TransportResponse; identity: string | null; unsafe: boolean },
  ): Promise<TransportResponse> => {
    if (!auth) return refused.response;
    let replayed = false;
    replays.begin();
    try {
      if (!(await abortable(auth.renew(refused.token), request.signal))) return refused.response;
      const token = tokenFor(refused.identity);
      replayed = true;
      const second = await send(transport, withToken(request, token));
      if (token !== null && refusedWith(401, second)) auth.refused?.(token);
      return second;
    } finally {
      replays.end({ replayed, unsafe: refused.unsafe });
    }
  };

  const request = async (entry: Entry, input: unknown, options: CallOptions): Promise<TransportResponse> => {
    const message = toRequest(entry, input, base, options);
    if (entry.sessionless) return send(transport, message);
    const identity = auth?.identity ?? null;
    const token = tokenFor(identity);
    const first = await send(transport, withToken(message, token));
    const response =
      first.status === 401
        ? await sendOnceMore(message, { token, response: first, identity, unsafe: isUnsafe(entry) })
        : first;
    if (refusedWith(403, response) && auth?.identity === identity) auth.forbidden();
    return response;
  };

  const call = async (entry: Entry, input: unknown, options: CallOptions = {}): Promise<unknown> => {
    if (!mayCall(entry, auth?.roles ?? [], auth !== undefined && auth.identity !== null)) {
      throw new ApiError({ status: 0, code: 'forbidden_locally' });
    }
    const response = await request(entry, input, options);
    try {
      return readAnswer(entry, response, base, options);
    } catch (error) {
      if (isApiError(error) && error.code === 'password_change_required') auth?.passwordChangeRequired?.();
      throw error;
    }
  };

  return {
    call: call as Client['call'],
    get identity() {
      return auth?.identity ?? null;
    },
    get roles() {
      return auth?.roles ?? [];
    },
    subscribe: auth?.subscribe?.bind(auth),
  };
};
