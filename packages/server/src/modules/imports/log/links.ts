import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../../clock';
import { createSignedLinks, type SignedLinks } from '../../../http/signed-link';

/** Below this path logs of imports are served. */
export const importLogsPath = '/import-logs';

/** Addresses of import logs for one user, good for five minutes. */
export type ImportLogLinks = SignedLinks;

/**
 * The links of a server to its import logs.
 *
 * @param origin where pages reach the server; empty: links are relative to the API's address
 */
export const createImportLogLinks = (key: KeyObject, clock: Clock, origin: string): ImportLogLinks =>
  createSignedLinks(key, clock, `${origin}${importLogsPath}`);
