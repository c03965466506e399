import type { Entry } from '../contract/entry';
import type { SignedLink } from '../contract/envelope';
import type { CallOptions, Download } from './client';
import { isEnvelope, toApiError } from './refusal';
import type { TransportResponse } from './transport';

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The reading of names comes with the first file; should it not come, the file is there without its name. */
const nameOf = (response: TransportResponse): Promise<string | null> =>
  import('./content-disposition').then(
    ({ readFileName }) => readFileName(response.header('content-disposition')),
    () => null,
  );

const toDownload = async (response: TransportResponse, blob: Blob): Promise<Download> => ({
  blob,
  fileName: await nameOf(response),
});

/** A signed address may be relative to the API, which need not be the page's origin. */
const toAbsoluteLink = (link: SignedLink, baseUrl: string): SignedLink => ({
  ...link,
  url: link.url.startsWith('/') ? `${baseUrl}${link.url}` : link.url,
});

/**
 * Reads the answer of a call: a `file` gives the promise of a Download, everything else the payload of the envelope.
 * Throws an ApiError for a refusal, for a 200 whose processStatus is not `Success` (D-12) and for no envelope.
 */
export const readAnswer = (
  entry: Pick<Entry, 'kind' | 'wire'>,
  response: TransportResponse,
  baseUrl: string,
  { onMessage }: Pick<CallOptions, 'onMessage'> = {},
): unknown => {
  const { status, body } = response;
  if (!isSuccess(status)) throw toApiError(response, entry);
  if (entry.kind === 'file' && body instanceof Blob) return toDownload(response, body);
  if (!isEnvelope(body) || body.processStatus !== 'Success') throw toApiError(response, entry);
  if (body.friendlyMessage?.message) onMessage?.(body.friendlyMessage.message);
  return entry.kind === 'link' ? toAbsoluteLink(body.payload as SignedLink, baseUrl) : body.payload;
};
