/** One fault of one field. `field` is a path in the form library's syntax, e.g. `executives[0].fullName`. */
export interface FieldError {
  field: string;
  /** A rule's code (`required`, `max_length`, …) or an error code. */
  code: string;
  /** Turkish sentence of the server, for callers without texts of their own. */
  message?: string;
  /** Numbers and words of the rule: `{ max: 255 }`. */
  params?: Record<string, string | number>;
}

/** The body of every answer, refusals included (D-12). */
export interface Envelope<P = unknown> {
  processStatus: 'Success' | 'ERROR';
  payload: P | null;
  friendlyMessage: { code: string; title: string; message: string } | null;
  errors: FieldError[];
  /** Values of the error, e.g. `{ seconds: 60 }`. */
  params?: Record<string, string | number>;
  /** Present on lists, beside the same two in the payload. */
  totalCount?: number;
  totalPages?: number;
  requestId?: string;
}

/** Payload of a list call. */
export interface Page<Row> {
  items: Row[];
  totalCount: number;
  totalPages: number;
}

/** What every list call takes. `page` counts from 1. */
export interface PageInput {
  page?: number;
  size?: number;
  search?: string;
}

/** Payload of a 409 `version_conflict`: the stored record, and who wrote it when (ISO instant). */
export interface VersionConflict<Record = unknown> {
  current: Record;
  changedBy: string | null;
  changedAt: string;
}

/** Payload of a call that only succeeds. */
export type Done = boolean;

/** Payload of a `link` call: a short-lived address that needs no token, for a large download. */
export interface SignedLink {
  /** As the client gives it, absolute or relative to the page. */
  url: string;
  /** Instant after which the address is dead, ISO text in UTC. */
  expiresAt: string;
}
