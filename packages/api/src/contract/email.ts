import { isLatinLetter } from './latin';
import { limits } from './limits';

/**
 * E-mail pattern of the panel: text@text.tld without spaces (D-23). Signs that a mail server could read as the end of an
 * address, or as several, are in none.
 */
const emailPattern = /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)+$/;

const printableAscii = /^[\x21-\x7E]$/;

/**
 * A sign of an address: printable ASCII, or a Latin letter whose lower case is one too. The capital İ has none of its own,
 * and what mail servers take for another letter would make two accounts of one mailbox.
 */
const isAddressSign = (sign: string): boolean =>
  printableAscii.test(sign) || (isLatinLetter(sign) && isLatinLetter(sign.toLowerCase()));

/** True for a text of the e-mail pattern; a text over the length limit is never matched. */
export const isEmail = (value: string): boolean =>
  value.length <= limits.text && emailPattern.test(value) && [...value.normalize('NFC')].every(isAddressSign);
