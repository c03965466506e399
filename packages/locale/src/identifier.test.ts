import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, lowerId, normalizeEmail, upperId } from './identifier';

describe('lowerId and upperId', () => {
  it('case ASCII letters without a locale', () => {
    expect(lowerId('X-REQUEST-ID')).toBe('x-request-id');
    expect(upperId('filter-coffee')).toBe('FILTER-COFFEE');
  });

  it('leave every other letter alone', () => {
    expect(lowerId('İIŞ')).toBe('İiŞ');
    expect(upperId('ıiß')).toBe('ıIß');
  });

  it('never change the length of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(lowerId(text)).toHaveLength(text.length);
        expect(upperId(text)).toHaveLength(text.length);
      }),
    );
  });
});

describe('normalizeEmail', () => {
  it('makes one address of two casings', () => {
    expect(normalizeEmail(' ADMIN@X.COM ')).toBe('admin@x.com');
  });

  it('keeps a dotless i and full-width letters apart from plain ones', () => {
    expect(normalizeEmail('admın@x.com')).toBe('admın@x.com');
    expect(normalizeEmail('İnci@x.com')).not.toBe('inci@x.com');
    expect(normalizeEmail('ａdmin@x.com')).not.toBe('admin@x.com');
  });

  it('composes marks', () => {
    expect(normalizeEmail('O\u0308mer@x.com')).toBe('ömer@x.com');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text));
      }),
    );
  });
});

describe('cleanEmail', () => {
  it('takes away what a paste brings along unseen', () => {
    expect(cleanEmail('\u200B\u2066 ayse@telve.example\u2069\uFEFF\r\n')).toBe('ayse@telve.example');
    expect(cleanEmail('\u00A0ay\u00ADse@telve\u200D.example\u3000')).toBe('ayse@telve.example');
  });

  it('leaves what somebody can see, so that the rule can say what is wrong', () => {
    expect(cleanEmail('Ayşe Kaya@telve.example')).toBe('Ayşe Kaya@telve.example');
    expect(cleanEmail('AYSE@Telve.example')).toBe('AYSE@Telve.example');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text));
      }),
    );
  });
});
