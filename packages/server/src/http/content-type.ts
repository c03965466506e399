import type { Entry } from '@telve/api';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors';

const mediaType = (header: string): string => (header.split(';', 1)[0] as string).trim().toLowerCase();

const hasBody = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/**
 * Throws 415 for a body of a type the call does not take: JSON alone, or form data besides where the contract says
 * multipart (D-76, D-80). Forms of other sites can send neither without asking first.
 */
export const expectBody = (entry: Entry, request: FastifyRequest): void => {
  const type = mediaType(request.headers['content-type'] ?? '');
  if (type === '' && !hasBody(request)) return;
  if (type === 'application/json') return;
  if (type === 'multipart/form-data' && entry.kind === 'multipart') return;
  throw new Refusal('unsupported_media_type');
};
