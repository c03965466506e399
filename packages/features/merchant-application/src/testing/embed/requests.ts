import { vi } from 'vitest';

/** One request as it left the page. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  isAborted: boolean;
}

/** An answer of the API; none keeps the request open. */
export type Answering = (request: SentRequest) => { status: number; body: unknown } | undefined;

/** Stands in for the network: every request of the page, answered at once, or kept open. */
export const takeRequests = (answer: Answering): SentRequest[] => {
  const sent: SentRequest[] = [];
  class Request {
    readonly #sent: SentRequest = { method: '', url: '', headers: {}, isAborted: false };
    readyState = 0;
    status = 0;
    statusText = '';
    response = '';
    responseText = '';
    responseURL = '';
    onloadend: (() => void) | null = null;
    open(method: string, url: string) {
      Object.assign(this.#sent, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.#sent.headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders = () => 'content-type: application/json';
    send() {
      sent.push(this.#sent);
      const answered = answer(this.#sent);
      if (!answered) return;
      const text = JSON.stringify(answered.body);
      Object.assign(this, { readyState: 4, status: answered.status, response: text, responseText: text });
      queueMicrotask(() => this.onloadend?.());
    }
    abort() {
      this.#sent.isAborted = true;
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
};
