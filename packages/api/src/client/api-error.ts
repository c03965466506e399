import type { FieldError } from '../contract/envelope';

export interface ApiErrorFields {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /**
   * Code of the refusal. Without an answer `network`, `forbidden_locally` (not sent: the roles may not make the call)
   * or `identity_changed` (not sent: another user has signed in, or nobody is). `unreadable` for an answer that is no envelope,
   * `uncoded` for an envelope that names no code.
   */
  code: string;
  /** True when the API itself answered, in its envelope; a proxy's page says nothing about the session. Default false. */
  enveloped?: boolean;
  /** Faults by field, in the form library's paths. */
  fields?: readonly FieldError[];
  params?: Readonly<Record<string, string | number>>;
  /** The server's friendly message, shown only where the specification says so. */
  message?: string;
  requestId?: string;
  /** Payload of the refusal, e.g. the stored record of a `version_conflict`. */
  payload?: unknown;
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** The one error a call rejects with, aborts excepted: those reject with the signal's reason. */
export class ApiError extends Error implements ApiErrorFields {
  readonly status: number;
  readonly code: string;
  readonly enveloped: boolean;
  readonly fields: readonly FieldError[];
  readonly params: Readonly<Record<string, string | number>>;
  readonly requestId: string | undefined;
  readonly payload: unknown;
  readonly retryAfter: number | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message ?? '', { cause: fields.cause });
    this.name = 'ApiError';
    this.status = fields.status;
    this.code = fields.code;
    this.enveloped = fields.enveloped ?? false;
    this.fields = fields.fields ?? [];
    this.params = fields.params ?? {};
    this.requestId = fields.requestId;
    this.payload = fields.payload;
    this.retryAfter = fields.retryAfter;
  }
}

/** True for an ApiError of any copy of this package on the page. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';
