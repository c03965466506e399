import type { Transport, TransportRequest } from '@telve/api';

/** Longest wait for an answer, in milliseconds. */
const longest = 30_000;

const read = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return null;
  }
};

/** One signal that ends with the caller's or when the time is up. */
const ending = (signal: AbortSignal | undefined) => {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, longest);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  };
  return { signal: controller.signal, release };
};

/**
 * Sends the calls of a widget with `fetch`, in a browser and on a server: a widget sends no files, and pages pay for every
 * kilobyte. No cookies travel, nothing is kept.
 */
export const fetchTransport: Transport = async ({ method, url, headers, body, signal }: TransportRequest) => {
  const { signal: ended, release } = ending(signal);
  try {
    const response = await fetch(url, {
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: ended,
      credentials: 'omit',
      cache: 'no-store',
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: await read(response),
    };
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  } finally {
    release();
  }
};
