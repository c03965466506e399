import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './text';

describe('cleanText', () => {
  it.each([
    ['zero-width characters', 'Ka\u200Bh\u200Cv\u200De\uFEFF\u2060\u00AD', 'Kahve'],
    ['bidirectional controls', 'fatura\u202Efdp.exe\u2066\u2069\u200F', 'faturafdp.exe'],
    ['control characters', 'a\u0000b\u0007c\u009F', 'abc'],
    ['half surrogates', 'a\uD800b\uDC00', 'ab'],
    ['invisible tags', 'a\u{E0041}\u{E007F}', 'a'],
  ])('strips %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('composes marks, also when an invisible character stood between letter and mark', () => {
    expect(cleanText('S\u200B\u0327is\u0327li')).toBe('Şişli');
  });

  it('writes line ends as one character and keeps tabs and spaces', () => {
    expect(cleanText('a\r\nb\rc\u2028d\te  f')).toBe('a\nb\nc\nd\te  f');
  });

  it('keeps the joiner inside emoji only', () => {
    expect(cleanText('👩‍🍳 👨‍👩‍👧 ☕')).toBe('👩‍🍳 👨‍👩‍👧 ☕');
    expect(cleanText('👩\u200D a\u200D🍳')).toBe('👩 a🍳');
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => cleanText(cleanText(text)) === cleanText(text)));
  });
});

describe('cleanLine', () => {
  it('makes one line with single spaces', () => {
    expect(cleanLine('  Ayşe\u00A0\n  Yılmaz\t')).toBe('Ayşe Yılmaz');
    expect(cleanLine('\u200B \u202E')).toBe('');
  });
});
