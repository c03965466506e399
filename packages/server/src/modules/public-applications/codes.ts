import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto';
import { otpLength } from '@telve/api';

/** Codes that show that somebody reads an address's mail. */
export interface EmailCodes {
  /** A new code: digits, all of them equally likely, leading zeros among them. */
  make(): string;
  /** What is kept of a code: it fits this e-mail alone. */
  hash(email: string, code: string): string;
}

/** @param key without it six digits would be found in a moment from their hash */
export const createEmailCodes = (key: KeyObject): EmailCodes => ({
  make: () => String(randomInt(10 ** otpLength)).padStart(otpLength, '0'),
  hash: (email, code) => createHmac('sha256', key).update(`${email}\n${code}`).digest('base64url'),
});

/** Compares hashes without telling how much of them is equal. */
export const isSameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
