import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const secretBytes = 32;
const macBytes = 16;
const length = idBytes + secretBytes + macBytes;

const mac = (key: KeyObject, head: Buffer): Buffer =>
  createHmac('sha256', key).update(head).digest().subarray(0, macBytes);

const uuidToBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

const bytesToUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * A new refresh token of a session: its id, 256 random bits and a code that only this server can make.
 * The code tells a token that was once ours from one that never was: only the former may end a session.
 */
export const makeRefreshToken = (key: KeyObject, sessionId: string): string => {
  const head = Buffer.concat([uuidToBytes(sessionId), randomBytes(secretBytes)]);
  return Buffer.concat([head, mac(key, head)]).toString('base64url');
};

/** The session a refresh token belongs to, or null for a text that is no token of ours. */
export const sessionOfRefreshToken = (key: KeyObject, token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== length || bytes.toString('base64url') !== token) return null;
  const head = bytes.subarray(0, idBytes + secretBytes);
  if (!timingSafeEqual(mac(key, head), bytes.subarray(idBytes + secretBytes))) return null;
  return bytesToUuid(head.subarray(0, idBytes));
};

/** What the database keeps of a refresh token. Plain SHA-256 is enough for 256 random bits. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');
