import { digitsOf, type Mask } from '@telve/locale';

/**
 * The mask of a one-time code: `length` digits of any value, leading zeros included (APP-21, APP-22). A whole code that is
 * pasted takes the place of everything, also with spaces or hyphens in it; a digit that finds no room takes the place of
 * the one behind the caret, so that a wrong one is corrected by typing over it.
 */
export const codeMask = (length: number): Mask => ({
  pattern: '#'.repeat(length),
  accept(inserted, left, right) {
    const digits = digitsOf(inserted);
    if (digits === '') return null;
    if (digits.length >= length) return { left: '', taken: digits.slice(0, length), right: '' };
    const over = Math.max(0, left.length + digits.length + right.length - length);
    return { left, taken: digits, right: right.slice(over) };
  },
});
