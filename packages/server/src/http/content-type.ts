import type { Entry } from '@telve/api';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors';

const mediaType = (header: string): string => (header.split(';', 1)[0] as string).trim().toLowerCase();

/** Names of charsets in a content type. Bodies are read as UTF-8, whatever else a header says. */
const charsets = (header: string): string[] =>
  [...header.matchAll(/;\s*charset\s*=\s*"?([^";]*)"?/gi)].map((match) => (match[1] as string).trim().toLowerCase());

const isUtf8 = (charset: string): boolean => charset === 'utf-8' || charset === 'utf8';

const hasBody = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

const takes = (entry: Entry, type: string): boolean =>
  type === 'application/json' || (type === 'multipart/form-data' && entry.kind === 'multipart');

/**
 * Throws 415 for a body the call does not take: JSON alone, or form data besides where the contract says multipart
 * (D-76, D-80), in UTF-8 and not compressed. Forms of other sites can send neither without asking first.
 */
export const expectBody = (entry: Entry, request: FastifyRequest): void => {
  const header = request.headers['content-type'] ?? '';
  const coding = request.headers['content-encoding'] ?? 'identity';
  const type = mediaType(header);
  if (type === '' && !hasBody(request)) return;
  if (takes(entry, type) && charsets(header).every(isUtf8) && coding.trim().toLowerCase() === 'identity') return;
  throw new Refusal('unsupported_media_type');
};
