import { describe, expect, it } from 'vitest';
import { turkishLiterals } from './turkish.mjs';

const texts = (source) => turkishLiterals('a.tsx', source).map(({ text }) => text);

describe('turkishLiterals', () => {
  it('finds string literals, templates and JSX texts with Turkish letters', () => {
    expect(texts("const a = 'Çıkış'; const b = `${a} günü`; const c = <p>Mağaza</p>;")).toEqual([
      'Çıkış',
      'günü',
      'Mağaza',
    ]);
  });

  it('leaves comments, regular expressions and plain text alone', () => {
    expect(texts("// çöp\nconst a = /[çğ]/u; const b = 'plain';")).toEqual([]);
  });

  it('says the line, counted from one', () => {
    expect(turkishLiterals('a.ts', "const a = 1;\nconst b = 'ş';")).toEqual([{ line: 2, text: 'ş' }]);
  });
});
