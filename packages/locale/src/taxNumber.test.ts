import { describe, expect, it } from 'vitest';
import { isTaxNumber } from './taxNumber';

describe('isTaxNumber', () => {
  it('wants exactly ten digits and keeps zeros (WIZ-57, COMP-40)', () => {
    expect(isTaxNumber('0123456789')).toBe(true);
    expect(['', '123456789', '12345678901', '12345678a9', ' 123456789', '1234567890\n'].some(isTaxNumber)).toBe(false);
  });
});
