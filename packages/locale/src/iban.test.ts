import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIban, formatIban, ibanBankCode, isIban, isIbanComplete, normalizeIban } from './iban';

const VALID = 'TR330006100519786457841326';

function withCheckDigits(account: string): string {
  const rest = Number(BigInt(`${account}292700`) % 97n);
  return `TR${String(98 - rest).padStart(2, '0')}${account}`;
}

describe('checkIban', () => {
  it('accepts a Turkish IBAN with and without spaces, in either case (D-52)', () => {
    expect(checkIban(VALID)).toBeNull();
    expect(isIban('tr33 0006 1005 1978 6457 8413 26')).toBe(true);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['TR330006100519786457841327', 'checksum'],
    ['TR330006100519786457841236', 'checksum'],
    ['TR000000000000000000000000', 'checksum'],
    ['DE89370400440532013000', 'country'],
    ['330006100519786457841326', 'country'],
    ['TR33000610051978645784132', 'length'],
    ['TR3300061005197864578413260', 'length'],
    ['TR33OOO6100519786457841326', 'characters'],
    ['x'.repeat(1000), 'length'],
  ])('refuses %j: %s', (text, fault) => {
    expect(checkIban(text)).toBe(fault);
    expect(isIban(text)).toBe(false);
  });

  const account = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 22, maxLength: 22 });

  it('accepts every number with calculated check digits', () => {
    fc.assert(fc.property(account, (digits) => checkIban(withCheckDigits(digits)) === null));
  });

  it('finds every wrong digit and every swap of neighbours', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 2, max: 24 }), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const iban = withCheckDigits(digits);
        const wrong = `${iban.slice(0, at)}${(Number(iban[at]) + by) % 10}${iban.slice(at + 1)}`;
        expect(checkIban(wrong)).toBe('checksum');
        const swapped = `${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`;
        expect(checkIban(swapped)).toBe(swapped === iban ? null : 'checksum');
      }),
    );
  });
});

describe('parts and forms of an IBAN', () => {
  it('is 26 characters stored and 32 shown (WIZ-53, D-52)', () => {
    expect(formatIban(VALID)).toBe('TR33 0006 1005 1978 6457 8413 26');
    expect(formatIban(VALID)).toHaveLength(32);
    expect(normalizeIban(formatIban(VALID))).toBe(VALID);
    expect(formatIban('')).toBe('');
  });

  it('is complete at 26 characters, valid or not (WIZ-12, WIZ-13)', () => {
    expect(isIbanComplete('TR33 0006 1005 1978 6457 8413 27')).toBe(true);
    expect(isIbanComplete('TR33 0006 1005 1978 6457 8413 2')).toBe(false);
  });

  it('names its bank by five digits (D-52)', () => {
    expect(ibanBankCode(VALID)).toBe('00061');
    expect(ibanBankCode('TR33 0006')).toBeNull();
    expect(ibanBankCode('DE89370400440532013000')).toBeNull();
  });
});
