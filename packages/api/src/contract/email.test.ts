import { normalizeEmail } from '@telve/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email';
import { isLatinText } from './latin';

const signs = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
/** Between signs that no mark joins. */
const address = (sign: string) => `-${sign}-@posta-${sign}-.example`;
const taken = signs.filter((sign) => sign.normalize('NFC') === sign && isEmail(address(sign)));

describe('of all signs there are, those of an e-mail (D-23)', () => {
  it('are ASCII and Latin letters, every small Turkish letter among them', () => {
    expect(['ç', 'ğ', 'ı', 'ö', 'ş', 'ü', 'Ç', 'Ğ', 'Ö', 'Ş', 'Ü'].every((sign) => taken.includes(sign))).toBe(true);
    expect(taken.filter((sign) => !/^[\x21-\x7E]$|^\p{Script=Latin}$/u.test(sign))).toEqual([]);
  });

  it.each([
    ['the capital dotted İ', 'İ'],
    ['the long s', 'ſ'],
    ['a long s with a dot', 'ẛ'],
    ['a ligature', 'ĳ'],
    ['a letter with an apostrophe', 'ŉ'],
    ['a pair of letters', 'ǆ'],
    ['a click sign', 'ǃ'],
    ['a full-width letter', 'ａ'],
    ['a circled letter', 'ⓐ'],
    ['a mathematical letter', '𝐚'],
    ['a Cyrillic letter', 'а'],
    ['a Greek letter', 'ο'],
    ['a loose mark', '\u0307'],
  ])('do not contain %s', (_what, sign) => {
    expect(isEmail(address(sign))).toBe(false);
  });

  it('stay one sign each when an address is folded, and fold no further', () => {
    for (const sign of taken) {
      const folded = normalizeEmail(address(sign));
      expect([...folded]).toHaveLength([...address(sign)].length);
      expect([normalizeEmail(folded), isEmail(folded)]).toEqual([folded, true]);
    }
  });

  it('that Unicode takes for one another fold to one address', () => {
    const meant = new Map<string, Set<string>>();
    for (const sign of taken) {
      const same = sign.normalize('NFKC').toLowerCase();
      meant.set(same, (meant.get(same) ?? new Set()).add(normalizeEmail(address(sign))));
    }
    expect([...meant.values()].filter(({ size }) => size > 1)).toEqual([]);
  });

  it('make addresses of which each spelling is one and the same', () => {
    const local = fc.array(fc.constantFrom(...taken.filter((sign) => /[\p{L}0-9.]/u.test(sign))), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(local, (parts) => {
        const typed = `${parts.join('')}@posta.example`;
        fc.pre(isEmail(typed));
        const spellings = [typed, typed.normalize('NFD'), typed.toLowerCase(), ` ${typed} `];
        expect(new Set(spellings.map(normalizeEmail)).size).toBe(1);
      }),
    );
  });
});

describe('a name in Latin letters (PU-24, PU-26)', () => {
  it.each([
    'Ayşe',
    'İpek',
    'Iğdır',
    'S\u0327ule',
    'Jean-Luc',
    "O'Neil",
    'Zoë Łukasz',
    'Ali 2',
    'Ali\u200B Can',
    '',
    ' ',
  ])('is %j', (name) => {
    expect(isLatinText(name)).toBe(true);
  });

  it.each(['Аhmet', 'Αli', 'ａli', 'Ⓐli', '𝐀li', 'Ali２', 'A\u0338li', 'Aǃi', 'Aſi', '阿里', 'علي', 'Ⅳ. Murat'])(
    'is not %j',
    (name) => {
      expect(isLatinText(name)).toBe(false);
    },
  );

  it('has no letter but Latin ones, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(isLatinText(text));
        const letters = [...text.normalize('NFKC')].filter((sign) => /\p{L}/u.test(sign));
        expect(letters.filter((sign) => !/^\p{Script=Latin}$/u.test(sign))).toEqual([]);
      }),
    );
  });
});
