import { digitsOf, fillMask, type Mask, type MaskParts } from './mask';

const NATIONAL = /^[1-9]\d{9}$/;
const MAX_LENGTH = 50;

/** A Turkish national number never starts with 0; in front of it may stand 0, 90, +90 or 0090. */
function withoutPrefix(digits: string): string {
  const plain = digits.replace(/^0+/, '');
  const withCountry = plain.startsWith('90') && (plain.length > 10 || (plain.length > 2 && plain[2] !== '0'));
  return withCountry ? plain.slice(2).replace(/^0+/, '') : plain;
}

/**
 * The ten digits of a Turkish phone number written in any of its ways: ten digits, `0…`, `90…`, `+90…`,
 * `0090…`, with any spaces, brackets, dots or hyphens (D-34). `null` when it is none, with letters or another
 * country's prefix in it, or with digits missing or left over.
 */
export function parsePhone(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || !/^[+0-9 ().\u00A0/-]+$/.test(trimmed)) return null;
  const digits = digitsOf(trimmed);
  if (trimmed.lastIndexOf('+') > 1 || (trimmed.includes('+') && !digits.startsWith('90'))) return null;
  const national = digits.length === 10 && !trimmed.includes('+') ? digits : withoutPrefix(digits);
  return NATIONAL.test(national) ? national : null;
}

function acceptPhone(inserted: string, left: string, right: string): MaskParts | null {
  const digits = digitsOf(inserted);
  const complete = parsePhone(inserted);
  if (complete !== null) return { left: '', taken: complete, right: '' };
  // A plus with another country behind it must not become a Turkish number.
  if (/\+\s*(?!90|9?$)\d/.test(inserted)) return null;
  if (left === '') return { left, taken: withoutPrefix(digits), right };
  // "+90" typed sign by sign has left 90 in the field; the next digit shows that it was the prefix.
  const next = digits.replace(/^0+/, '');
  if (left === '90' && right === '' && next !== '') return { left: '', taken: next, right };
  return { left, taken: digits, right };
}

/** Phone with the country's prefix, `(+90) 532 123 45 67` (APP-08). */
export const PHONE_MASK: Mask = { pattern: '(+90) ### ### ## ##', accept: acceptPhone };

/** Phone without prefix, `(532) 123 45 67` (VEN-119, COMP-49). */
export const NATIONAL_PHONE_MASK: Mask = { pattern: '(###) ### ## ##', accept: acceptPhone };

/** True when {@link parsePhone} reads a complete number. */
export function isPhone(text: string): boolean {
  return parsePhone(text) !== null;
}

/** The stored form of applications, `+905321234567` (D-34), of a number in any spelling; `null` when it is none. */
export function toStoredPhone(text: string): string | null {
  const national = parsePhone(text);
  return national === null ? null : `+90${national}`;
}

/**
 * A phone number for reading, in one of the masks; a text that is no Turkish number comes back as it is.
 */
export function formatPhone(text: string, mask: Mask = PHONE_MASK): string {
  const national = parsePhone(text);
  return national === null ? text : fillMask(mask, national);
}
