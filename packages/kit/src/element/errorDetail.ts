import { isApiError } from '@telve/api';

/** What is told of a fault. `status` 0: no answer came, or the fault was here. */
export interface ErrorDetail {
  code: string;
  status: number;
  message: string;
  requestId?: string;
}

/** What may be told of anything that was thrown. */
export const errorDetail = (error: unknown): ErrorDetail => {
  if (isApiError(error)) {
    const { code, status, message, requestId } = error;
    return { code, status, message, ...(requestId ? { requestId } : {}) };
  }
  return { code: 'unexpected', status: 0, message: error instanceof Error ? error.message : String(error) };
};

/** Tells the page around of something, by an event of an element that bubbles and crosses shadow roots. */
export const tell = (element: HTMLElement, type: string, detail: unknown = null): void => {
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
};
