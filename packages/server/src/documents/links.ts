import type { KeyObject } from 'node:crypto';
import type { Clock } from '../clock';
import { createSignedLinks, type LinkTarget } from '../http/signed-link';

/** Below this path documents are served: `/files/<id>` and `/files/<id>/preview`. */
export const documentsPath = '/files';

/** Addresses of documents for one user, good for five minutes (D-51). */
export interface DocumentLinks {
  /** Downloads the file. */
  file(target: LinkTarget): string;
  /** Shows the picture made of it. */
  preview(target: LinkTarget): string;
  /** The target of a link's id and query when it is ours, whole and not over, else null. */
  verify(document: string, query: Readonly<Record<string, string | undefined>>): LinkTarget | null;
}

/**
 * The links of a server; one signature opens a document's file and its preview.
 *
 * @param origin where pages reach the server; empty: links are relative to the API's address
 */
export const createDocumentLinks = (key: KeyObject, clock: Clock, origin: string): DocumentLinks => {
  const links = createSignedLinks(key, clock, `${origin}${documentsPath}`);
  return {
    file: links.sign,
    preview: (target) => links.sign(target).replace('?', '/preview?'),
    verify: links.verify,
  };
};
