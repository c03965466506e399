import { randomBytes } from 'node:crypto';

/** 32 symbols without those that look like others: no 0, 1, I and O. */
export const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Symbols of a unique code: 50 bits. */
export const uniqueLength = 10;

/** Symbols from the system's generator. A byte is one of 256, and 32 divides it: no symbol comes more often. */
export const randomSymbols = (count: number): string =>
  Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join('');

/** New unique codes; that nobody has them already is the database's affair. */
export const randomCodes = (count: number, length = uniqueLength): string[] => {
  const symbols = randomSymbols(count * length);
  return Array.from({ length: count }, (_, n) => symbols.slice(n * length, (n + 1) * length));
};
