import { randomInt } from 'node:crypto';

/** Letters and digits nobody mistakes for another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 5;

/** Minutes a mailed password works after a reset (D-27). */
export const temporaryPasswordMinutes = 30;

/** A random single-use password of 100 bits, in groups that can be typed. */
export const makeTemporaryPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');
