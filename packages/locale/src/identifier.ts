import { cleanText } from './text';

/**
 * Lower case for identifiers, codes and header names: A–Z only, every other character stays.
 * No locale has a say, so `I` is `i` on a Turkish machine too.
 */
export function lowerId(id: string): string {
  return id.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Upper case for identifiers and codes: a–z only, every other character stays (`ı` and `ß` as well). */
export function upperId(id: string): string {
  return id.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * An e-mail address as somebody typed or pasted it, without what cannot be seen: zero-width and bidirectional-control
 * characters, line ends, and the space around it that a selection brings along. Casing stays; see {@link normalizeEmail}.
 */
export function cleanEmail(text: string): string {
  return cleanText(text).trim();
}

/**
 * The one spelling under which an e-mail address is stored and compared: outer space removed, NFC,
 * lower case without locale. `ADMIN@X.COM` and `admin@x.com` meet; `admın@x.com` is another address,
 * and full-width letters stay what they are, so that the e-mail rule can refuse them.
 */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
