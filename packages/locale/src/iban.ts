import { upperId } from './identifier';
import { digitsOf, type Mask, type MaskParts } from './mask';

/** Why a text is no Turkish IBAN. */
export type IbanFault = 'empty' | 'country' | 'characters' | 'length' | 'checksum';

const LENGTH = 26;
const MAX_TYPED = 64;

/** The stored form of an IBAN: no spaces, upper case (D-52). Says nothing about its validity. */
export function normalizeIban(text: string): string {
  return upperId(text.replace(/\s+/g, ''));
}

/** `TR33 0006 1005 1978 6457 8413 26`: groups of four; 26 characters are 32 with their spaces (WIZ-53). */
export function formatIban(text: string): string {
  return normalizeIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

function remainder97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/**
 * Checks a Turkish IBAN, with or without spaces: country TR, 26 characters, digits after TR, check digits by
 * ISO 13616 (mod 97). Returns the first fault, or `null` when it is valid.
 */
export function checkIban(text: string): IbanFault | null {
  if (text.length > MAX_TYPED) return 'length';
  const iban = normalizeIban(text);
  if (iban === '') return 'empty';
  if (!iban.startsWith('TR')) return 'country';
  const digits = iban.slice(2);
  if (/\D/.test(digits)) return 'characters';
  if (iban.length !== LENGTH) return 'length';
  const check = Number(digits.slice(0, 2));
  // Calculated check digits lie between 02 and 98; 00, 01 and 99 are their doubles.
  if (check < 2 || check > 98) return 'checksum';
  return remainder97(`${digits.slice(2)}2927${digits.slice(0, 2)}`) === 1 ? null : 'checksum';
}

/** True for a valid Turkish IBAN, see {@link checkIban}. */
export function isIban(text: string): boolean {
  return checkIban(text) === null;
}

/** True once an IBAN has its 26 characters without spaces: the moment to look up its bank (WIZ-12), valid or not. */
export function isIbanComplete(text: string): boolean {
  return normalizeIban(text).length === LENGTH;
}

/** The five digits of the bank (D-52) in a Turkish IBAN, `null` while they are not all there. */
export function ibanBankCode(text: string): string | null {
  return /^TR\d{2}(\d{5})/.exec(normalizeIban(text))?.[1] ?? null;
}

function acceptIban(inserted: string, left: string, right: string): MaskParts | null {
  const typed = upperId(inserted.replace(/[^0-9A-Za-z]/g, '')).replace(/^IBAN/, '');
  // Another country's number must not become a Turkish one by losing its letters.
  const digits = typed.replace(/^T?R?(?=\d|$)/, '');
  if (/\D/.test(digits)) return null;
  const complete = digitsOf(digits).length === LENGTH - 2;
  return complete ? { left: '', taken: digits, right: '' } : { left, taken: digits, right };
}

/** Mask of a Turkish IBAN: TR and 24 digits in groups of four, 32 characters (WIZ-53, COMP-44). */
export const IBAN_MASK: Mask = { pattern: 'TR## #### #### #### #### #### ##', accept: acceptIban };
