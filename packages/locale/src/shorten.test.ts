import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from './graphemes';
import { shortenFileName, shortenText } from './shorten';

describe('shortenText', () => {
  it('cuts after 50 characters and adds an ellipsis', () => {
    expect(shortenText('ş'.repeat(50), 50)).toBe('ş'.repeat(50));
    expect(shortenText('ş'.repeat(51), 50)).toBe(`${'ş'.repeat(50)}…`);
  });

  it('counts letters as a reader does', () => {
    expect(shortenText('S\u0327is\u0327li', 5)).toBe('S\u0327is\u0327li');
    expect(shortenText('👩‍🍳👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳👩‍🍳…');
  });

  it('leaves no space before the ellipsis', () => {
    expect(shortenText('Bir kahve', 4)).toBe('Bir…');
  });
});

describe('shortenFileName', () => {
  const name = 'Vergi Levhası–Şişli.pdf';

  it('shows a name that fits as it is, composed, in whichever form it came', () => {
    expect(shortenFileName(name.normalize('NFC'), 23)).toBe(name.normalize('NFC'));
    expect(shortenFileName(name.normalize('NFD'), 23)).toBe(name.normalize('NFC'));
  });

  it('cuts in the middle and keeps the end of the name and the extension', () => {
    expect(shortenFileName(name, 16)).toBe('Vergi …Şişli.pdf');
    expect(shortenFileName(name.normalize('NFD'), 16)).toBe('Vergi …Şişli.pdf');
  });

  it('shortens a name of 200 characters', () => {
    const short = shortenFileName(`${'ğ'.repeat(196)}.pdf`, 30);
    expect(graphemes(short)).toHaveLength(30);
    expect(short).toMatch(/^ğ+…ğ+\.pdf$/);
  });

  it('takes a name without extension, a hidden file and an overlong ending whole', () => {
    expect(shortenFileName('a'.repeat(20), 9)).toBe('aaaa…aaaa');
    expect(shortenFileName(`.${'b'.repeat(20)}`, 9)).toBe('.bbb…bbbb');
    expect(shortenFileName(`a.${'c'.repeat(20)}`, 9)).toBe('a.cc…cccc');
  });

  it('never exceeds the limit and never loses the extension', () => {
    const base = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(base, fc.integer({ min: 8, max: 40 }), (text, max) => {
        const short = shortenFileName(`a${text}.jpeg`, max);
        expect(short.endsWith('.jpeg')).toBe(true);
        expect(graphemes(short).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
