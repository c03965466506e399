import { Axios, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import type { Transport, TransportRequest } from '../client/transport';
import { readBody } from './read-body';

export interface AxiosTransportOptions {
  /** Longest wait for an answer in milliseconds. Default 30,000. */
  timeout?: number;
  /** Longest wait in milliseconds where files travel: form data up, a download back. Default 600,000. */
  transferTimeout?: number;
}

const headerOf =
  (response: AxiosResponse) =>
  (name: string): string | null => {
    const value: unknown = (response.headers as Record<string, unknown>)[name];
    return value === undefined || value === null ? null : String(value);
  };

const toData = (body: TransportRequest['body']): string | FormData | undefined =>
  body === undefined || body instanceof FormData ? body : JSON.stringify(body);

/** False leaves the header to the platform: form data gets its type there, with a fresh boundary each time. */
const contentType = (body: TransportRequest['body']): string | false =>
  body === undefined || body instanceof FormData ? false : 'application/json';

const toProgress =
  (report: (share: number) => void) =>
  ({ loaded, total }: AxiosProgressEvent): void => {
    if (total) report(Math.min(1, loaded / total));
  };

/** axios' errors carry the request with its token; what may reach a log or an error report does not. */
const withoutRequest = (error: unknown): Error => {
  const { code, message } = error as { code?: string; message?: string };
  return new Error([code, message].filter(Boolean).join(': ') || 'No answer');
};

/**
 * A Transport over axios. Each has its own instance, made without axios' shared defaults: what the page set on
 * `axios.defaults` or its interceptors never reaches it, and nothing of it reaches the page.
 * Browsers use XMLHttpRequest (upload progress), servers fetch. No cookies are sent to other origins.
 */
export const createAxiosTransport = (options: AxiosTransportOptions = {}): Transport => {
  const { timeout = 30_000, transferTimeout = 600_000 } = options;
  const instance = new Axios({ adapter: ['xhr', 'fetch'], validateStatus: () => true, withCredentials: false });

  return async (request) => {
    const carriesFiles = request.body instanceof FormData || request.answer === 'blob';
    try {
      const response = await instance.request({
        method: request.method,
        url: request.url,
        headers: { ...request.headers, 'Content-Type': contentType(request.body) },
        data: toData(request.body),
        responseType: request.answer === 'blob' ? 'blob' : 'text',
        timeout: carriesFiles ? transferTimeout : timeout,
        signal: request.signal,
        onUploadProgress: request.onProgress && toProgress(request.onProgress),
      });
      const header = headerOf(response);
      return { status: response.status, header, body: await readBody(response.data, response.status, header) };
    } catch (error) {
      throw request.signal?.aborted ? request.signal.reason : withoutRequest(error);
    }
  };
};
