import { describe, expect, it } from 'vitest';
import { readMask } from './mask';
import { formatPhone, isPhone, NATIONAL_PHONE_MASK, PHONE_MASK, parsePhone, toStoredPhone } from './phone';

const spellings = [
  '5321234567',
  '05321234567',
  '905321234567',
  '+905321234567',
  '00905321234567',
  '+90 0532 123 45 67',
  '(+90) 532 123 45 67',
  '+90 (532) 123-45-67',
  '0 532 123 45 67',
  '(532) 123 45 67',
  ' 0532.123.45.67 ',
  '+90\u00A0532\u00A0123\u00A04567',
];

describe('parsePhone', () => {
  it.each(spellings)('reads %j (D-34)', (text) => {
    expect(parsePhone(text)).toBe('5321234567');
    expect(readMask(PHONE_MASK, text)).toBe('5321234567');
    expect(readMask(NATIONAL_PHONE_MASK, text)).toBe('5321234567');
  });

  it('reads numbers that begin like the prefix', () => {
    expect(parsePhone('9001234567')).toBe('9001234567');
    expect(parsePhone('0900 123 45 67')).toBe('9001234567');
    expect(parsePhone('+90 900 123 45 67')).toBe('9001234567');
    expect(parsePhone('9012345678')).toBe('9012345678');
  });

  it.each([
    '',
    '532123456',
    '53212345678',
    '0000000000',
    '+49 532 123 45 67',
    '0532 123 45 6a',
    '532+1234567',
    '5,32E+09',
    `0532${' '.repeat(60)}1234567`,
  ])('refuses %j (APP-10)', (text) => {
    expect(parsePhone(text)).toBeNull();
    expect(isPhone(text)).toBe(false);
    expect(toStoredPhone(text)).toBeNull();
  });
});

describe('spellings of a phone', () => {
  it('has one stored form of 13 characters (D-34, STAFF-34)', () => {
    expect(toStoredPhone('0532 123 45 67')).toBe('+905321234567');
  });

  it('is shown in the masks (APP-08, VEN-119)', () => {
    expect(formatPhone('05321234567')).toBe('(+90) 532 123 45 67');
    expect(formatPhone('+905321234567', NATIONAL_PHONE_MASK)).toBe('(532) 123 45 67');
    expect(formatPhone('dahili 12')).toBe('dahili 12');
  });
});
