import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTES_PER_KB, BYTES_PER_MB, formatBytes } from './bytes';
import { formatMoney, formatNumber, formatPercent } from './number';
import { parseDecimal, parseInteger } from './parseNumber';

describe('formatNumber', () => {
  it.each([
    [1234.5, '1.234,5'],
    [1234567, '1.234.567'],
    [-0.5, '-0,5'],
    [-0.001, '0'],
    [-0, '0'],
    [0.005, '0,01'],
  ])('shows %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('shows as many decimals as asked', () => {
    expect(formatNumber(5, { minDecimals: 1 })).toBe('5,0');
    expect(formatNumber(5.6789, { maxDecimals: 0 })).toBe('6');
    expect(formatNumber(1, { minDecimals: 4 })).toBe('1,0000');
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('shows a dash for %s', (value) => {
    expect(formatNumber(value)).toBe('—');
    expect(formatMoney(value)).toBe('—');
    expect(formatPercent(value)).toBe('—');
    expect(formatBytes(value)).toBe('—');
  });
});

describe('formatMoney', () => {
  it('puts the sign after a non-breaking space', () => {
    expect(formatMoney(1234.5)).toBe('1.234,50\u00A0₺');
    expect(formatMoney(0)).toBe('0,00\u00A0₺');
    expect(formatMoney(-12)).toBe('-12,00\u00A0₺');
  });

  it('shows whole lira when asked (PLAN-11)', () => {
    expect(formatMoney(1450, { minDecimals: 0, maxDecimals: 0 })).toBe('1.450\u00A0₺');
  });
});

describe('formatPercent', () => {
  it('puts the sign in front', () => {
    expect(formatPercent(0.084)).toBe('%8,4');
    expect(formatPercent(1)).toBe('%100');
    expect(formatPercent(-0.02)).toBe('-%2');
    expect(formatPercent(-0.00001)).toBe('%0');
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0\u00A0B'],
    [1023, '1.023\u00A0B'],
    [358_400, '350\u00A0KB'],
    [358_401, '350,1\u00A0KB'],
    [1_200_000, '1,2\u00A0MB'],
    [10_000_000, '10\u00A0MB'],
    [10_000_001, '10,1\u00A0MB'],
    [-1, '—'],
  ])('shows %d bytes as %s (WIZ-55, BAN-69)', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('has the units of the limits', () => {
    expect(350 * BYTES_PER_KB).toBe(358_400);
    expect(10 * BYTES_PER_MB).toBe(10_000_000);
  });
});

describe('parseDecimal', () => {
  it.each([
    ['1.234,50', 1234.5],
    ['1234,5', 1234.5],
    ['25.000', 25000],
    ['-0,5', -0.5],
    ['\u2212 1'.replace(' ', ''), -1],
    ['+7', 7],
    ['007', 7],
    [' 12 ', 12],
    ['-0', 0],
  ])('reads %j', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '1.5',
    '12.34',
    '1,234.50',
    '1.23.456',
    '1e3',
    '0x10',
    ',5',
    '5,',
    '--1',
    'on',
    '1 000',
    '9'.repeat(41),
  ])('does not guess %j', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('reads back what formatNumber shows', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n / 100);
    fc.assert(fc.property(amount, (value) => parseDecimal(formatNumber(value)) === (value === 0 ? 0 : value)));
  });
});

describe('parseInteger', () => {
  it('takes whole numbers only', () => {
    expect(parseInteger('25.000')).toBe(25000);
    expect(parseInteger('2,5')).toBeNull();
    expect(parseInteger('2,0')).toBeNull();
    expect(parseInteger('9007199254740993')).toBeNull();
  });
});
