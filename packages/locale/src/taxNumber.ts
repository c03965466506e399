import { createDigitMask, type Mask } from './mask';

const TAX_NUMBER = /^\d{10}$/;

/** Mask of a tax number: ten digits, nothing between them (COMP-40). */
export const TAX_NUMBER_MASK: Mask = createDigitMask('##########');

/** True for exactly ten digits (WIZ-57, COMP-40). It stays a text: leading zeros count. */
export function isTaxNumber(text: string): boolean {
  return TAX_NUMBER.test(text);
}
