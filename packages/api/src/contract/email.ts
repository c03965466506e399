import { limits } from './limits';

/**
 * E-mail pattern of the panel: text@text.tld without spaces (D-23). Signs that a mail server could read as the end of an
 * address, or as several, are in none.
 */
const emailPattern = /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)+$/;

/**
 * Printable ASCII and Latin letters. Full-width forms, letters of other alphabets and signs that show nothing make an
 * address look like another one.
 */
const latin = /^[\x21-\x7E\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF]+$/;

/** True for a text of the e-mail pattern; a text over the length limit is never matched. */
export const isEmail = (value: string): boolean =>
  value.length <= limits.text && emailPattern.test(value) && latin.test(value.normalize('NFC'));
