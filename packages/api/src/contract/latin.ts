/** Latin letters by block, the Turkish ones among them; without the click signs, which look like strokes. */
const letter = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u01BF\u01C4-\u024F\u1E00-\u1EFF]$/;
const asciiDigit = /^[0-9]$/;
const letterLike = /[\p{L}\p{M}\p{N}]/u;

/**
 * True for a composed Latin letter that stands for itself alone: not for the long s, a ligature or another sign that
 * Unicode takes for plain letters.
 */
export const isLatinLetter = (sign: string): boolean => letter.test(sign) && sign.normalize('NFKC') === sign;

const isForeign = (sign: string): boolean =>
  !isLatinLetter(sign) && !asciiDigit.test(sign) && letterLike.test(sign + sign.normalize('NFKC'));

/**
 * True for a text whose letters are Latin and whose digits are plain, so that it cannot be taken for another one: no
 * letters of other alphabets, no full-width, circled or mathematical ones, no loose marks (ADR 0016). Other signs are free.
 */
export const isLatinText = (text: string): boolean => ![...text.normalize('NFC')].some(isForeign);
