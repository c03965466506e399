import { type ErrorCode, errorStatus, type FieldError } from '@telve/api';

export interface RefusalFields {
  /** Faults by field, in the form library's paths. */
  fields?: FieldError[];
  /** Values of the sentence, e.g. `{ seconds: 60 }`. */
  params?: Record<string, string | number>;
  /** What the refusal carries besides, e.g. the stored record of a `version_conflict`. */
  payload?: unknown;
  /** Seconds after which the call may be tried again; becomes Retry-After. */
  retryAfter?: number;
  /** The fault behind it, for the log only. */
  cause?: unknown;
}

/** A call that is answered with an error code. Thrown anywhere below a handler; status and text follow from the code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly params: Record<string, string | number> | undefined;
  readonly payload: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, fields: RefusalFields = {}) {
    super(code, { cause: fields.cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields.fields ?? [];
    this.params = fields.params;
    this.payload = fields.payload;
    this.retryAfter = fields.retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
