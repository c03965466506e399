import { describe, expect, it } from 'vitest';
import { companyColumns } from './companies';
import { csvOf, guardFormula } from './csv';
import { matchHeaders, missingHeaders } from './headers';
import { hoursColumns } from './hours';

const found = (...headers: string[]) => matchHeaders(headers, companyColumns).map(({ field, how }) => [field, how]);

describe('heads of an import (COMP-58, D-61)', () => {
  it('are found letter for letter', () => {
    for (const columns of [companyColumns, hoursColumns]) {
      const headers = columns.map(({ header }) => header);
      const matches = matchHeaders(headers, columns);
      expect(matches.map(({ field }) => field)).toEqual(columns.map(({ field }) => field));
      expect(new Set(matches.map(({ how }) => how))).toEqual(new Set(['exact']));
    }
  });

  it('are found in any order, whatever case, marks and punctuation, and by their other names', () => {
    expect(found('VERGİ NO', 'is yeri adi', 'i.b.a.n', 'Firma')).toEqual([
      ['taxIdentity', 'close'],
      ['companyName', 'close'],
      ['iban', 'close'],
      [null, 'none'],
    ]);
  });

  it('are found with one wrong letter or an ending', () => {
    expect(found('Vergi numarsı', 'Fatura adresi')).toEqual([
      ['taxIdentity', 'close'],
      ['invoiceAddress', 'exact'],
    ]);
    expect(found('Vergi No’su')).toEqual([['taxIdentity', 'close']]);
    expect(found('Banak adı')).toEqual([['bankName', 'close']]);
  });

  it('give a column once, and the surest head takes it', () => {
    expect(found('Segmentt', 'Segment', 'Segment', '', '  ')).toEqual([
      [null, 'none'],
      ['companySegment', 'exact'],
      [null, 'none'],
      [null, 'none'],
      [null, 'none'],
    ]);
  });

  it('that must be there are named when they are missing', () => {
    expect(missingHeaders(matchHeaders(['IBAN'], companyColumns), companyColumns)).toEqual(['İş yeri adı']);
    expect(missingHeaders(matchHeaders(['Firma adı'], companyColumns), companyColumns)).toEqual([]);
  });
});

describe('a CSV file of ours (COMP-10)', () => {
  it('opens in Turkish Excel: mark, semicolons, CRLF, quotes where they are needed', () => {
    expect(
      csvOf([
        ['a;b', 'c"d', 'e\nf'],
        ['ş', '', 'x'],
      ]),
    ).toBe('\uFEFF"a;b";"c""d";"e\nf"\r\nş;;x\r\n');
  });

  it.each(['=1+1', '+90', '-1', '@x', '＝1', '\t=1'])('holds %j as a text', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  });
});
