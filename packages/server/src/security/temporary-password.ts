import { randomInt } from 'node:crypto';
import type { Passwords } from './passwords';

/** Letters and digits nobody mistakes for another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 5;

/** Minutes a mailed password works after a reset (D-27). */
export const temporaryPasswordMinutes = 30;

/** Minutes the first password of an account that staff has made works: seven days (D-27). */
export const newAccountPasswordMinutes = 7 * 24 * 60;

/** A random single-use password of 100 bits, in groups that can be typed. */
export const makeTemporaryPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/**
 * A temporary password as it was made, from what somebody typed off a mail: small letters, other dashes or none, blanks.
 * For comparing with a temporary password only: a chosen one counts as it was typed.
 */
export const readTemporaryPassword = (typed: string): string => {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  return (signs.match(new RegExp(`.{1,${groupLength}}`, 'gsu')) ?? []).join('-');
};

/** A temporary password for the mail, and its hash for the database. */
export interface IssuedPassword {
  password: string;
  hash: string;
  expiresAt: Date;
}

/** Makes a temporary password that ends `minutes` after `now`. To be called before the transaction: hashing takes time. */
export const issueTemporaryPassword = async (
  passwords: Pick<Passwords, 'hash'>,
  now: Date,
  minutes: number,
): Promise<IssuedPassword> => {
  const password = makeTemporaryPassword();
  const hash = await passwords.hash(password);
  return { password, hash, expiresAt: new Date(now.getTime() + minutes * 60_000) };
};
