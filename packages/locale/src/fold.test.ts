import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTr, includesTr } from './fold';

describe('foldTr', () => {
  it.each([
    ['ı i İ I', 'i i i i'],
    ['ÇĞİÖŞÜ çğıöşü', 'cgiosu cgiosu'],
    ['Âlâ Kâğıt Hûn îma', 'ala kagit hun ima'],
    ['IĞDIR Şubesi', 'igdir subesi'],
    ['Café Straße Łódź Ærø', 'cafe strasse lodz aero'],
    ['  Kahve \t Dünyası\u00A0\n', 'kahve dunyasi'],
    ['Şeker’in – Yeri', "seker'in - yeri"],
    ['Kah\u200Bve\u202E\uFEFF', 'kahve'],
    ['ＡＢＣ １２', 'abc 12'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldTr(text)).toBe(folded);
  });

  it('folds composed and decomposed spellings to the same text', () => {
    const text = 'Şişli Çiğköfte Ğ İğne Âşık';
    expect(foldTr(text.normalize('NFD'))).toBe(foldTr(text.normalize('NFC')));
  });

  it('changes nothing when it folds a second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldTr(foldTr(text)) === foldTr(text)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldTr(foldTr(text)) === foldTr(text)));
  });

  it('does not care about Turkish or English case', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzâîû '), maxLength: 40 });
    fc.assert(
      fc.property(letters, (text) => {
        expect(foldTr(text.toLocaleUpperCase('tr'))).toBe(foldTr(text));
        expect(foldTr(text.toUpperCase())).toBe(foldTr(text));
      }),
    );
  });

  it('leaves only plain letters of Turkish text', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ÇçĞğIıİiÖöŞşÜüÂâÎîÛû') });
    fc.assert(fc.property(letters, (text) => /^[a-z]*$/.test(foldTr(text))));
  });
});

describe('includesTr', () => {
  it('finds a part in any spelling', () => {
    expect(includesTr('Kadıköy Şubesi', 'KADIKOY')).toBe(true);
    expect(includesTr('Kadıköy Şubesi', 'S\u0327UBE')).toBe(true);
    expect(includesTr('Kadıköy Şubesi', 'moda')).toBe(false);
  });

  it('matches everything with an empty query', () => {
    expect(includesTr('Kadıköy', ' ')).toBe(true);
  });
});
