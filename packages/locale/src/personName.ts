const MAX_LENGTH = 255;
// Latin letters by block: ASCII, Latin-1, Extended-A/B without the click signs, Extended Additional. No full-width forms.
const WORD = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u01BF\u01C4-\u024F\u1E00-\u1EFF]{2,}$/;

/**
 * The rule for a person's full name (APP-05, APP-06, WIZ-50): at most 255 characters, at least two words,
 * each of at least two Turkish or Latin letters, nothing but letters and spaces. Look-alikes of other
 * alphabets are refused. Works in linear time.
 */
export function isPersonName(name: string): boolean {
  if (name.length > MAX_LENGTH * 2) return false;
  const text = name.normalize('NFC').trim();
  if (text.length > MAX_LENGTH) return false;
  const words = text.split(/\s+/);
  return words.length >= 2 && words.every((word) => WORD.test(word));
}
