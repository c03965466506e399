import type { Method } from '../contract/entry';

/** A request ready to travel. `url` is absolute or relative to the page. */
export interface TransportRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  /** JSON object, form data or nothing. */
  body: Record<string, unknown> | FormData | undefined;
  /** How the answer's body is read. A refusal is always read as JSON. */
  answer: 'json' | 'blob';
  signal?: AbortSignal;
  /** Share of the body sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface TransportResponse {
  status: number;
  /** A header by its lower-case name, or null. */
  header: (name: string) => string | null;
  /** Parsed JSON, a Blob, or null when the body is empty or not readable. */
  body: unknown;
}

/**
 * Sends one request and answers whatever status came back.
 * Rejects only when no answer came: with the signal's reason when aborted, else with any error.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
