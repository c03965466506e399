import type { Entry } from '../contract/entry';
import type { Envelope, FieldError } from '../contract/envelope';
import { ApiError } from './api-error';
import { readRetryAfter } from './retry-after';
import type { TransportResponse } from './transport';

/** Codes for an answer without an envelope: a proxy's page, an empty body. */
const codeOfStatus: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  429: 'too_many_requests',
  502: 'service_unavailable',
  503: 'service_unavailable',
  504: 'service_unavailable',
};

/** True for a body of the API: an object that says how the call went (GEN-12). */
export const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && typeof (body as Envelope).processStatus === 'string';

/**
 * The code of a refusal: `errors[].code`, then `friendlyMessage.code` (D-12).
 * A failed validation keeps its own code, since its errors carry the rule codes of single fields.
 */
const codeOf = (envelope: Envelope, errors: readonly FieldError[]): string | undefined => {
  const general = envelope.friendlyMessage?.code || undefined;
  if (general === 'validation_failed') return general;
  return errors.find((error) => error.code)?.code ?? general;
};

/** What the errors that name no field say, for an answer without a friendly message (VEN-144). */
const sentencesOf = (errors: readonly FieldError[]): string =>
  errors.flatMap(({ field, message }) => (field || !message ? [] : [message])).join(' ');

/** Makes the error of an answer that is no success. */
export const toApiError = (response: TransportResponse, { wire }: Pick<Entry, 'wire'> = {}): ApiError => {
  const { status, body } = response;
  const retryAfter = readRetryAfter(response.header('retry-after'), Date.now());
  const headerId = response.header('x-request-id') ?? undefined;
  if (!isEnvelope(body)) {
    return new ApiError({ status, code: codeOfStatus[status] ?? 'unreadable', requestId: headerId, retryAfter });
  }
  const errors = Array.isArray(body.errors) ? body.errors : [];
  return new ApiError({
    status,
    code: codeOf(body, errors) ?? codeOfStatus[status] ?? 'uncoded',
    enveloped: true,
    fields: errors
      .filter((error) => error.field)
      .map((error) => ({ ...error, field: wire?.errorFields?.[error.field] ?? error.field })),
    params: body.params,
    message: body.friendlyMessage?.message || sentencesOf(errors),
    requestId: body.requestId ?? headerId,
    payload: body.payload ?? undefined,
    retryAfter,
  });
};
