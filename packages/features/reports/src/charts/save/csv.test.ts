import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';
import { wrapText } from './wrapText';

describe('the CSV of a chart', () => {
  it('opens as a table in a Turkish Excel: byte order mark, semicolons, CRLF', () => {
    expect(
      csvOf([
        ['Mağaza', 'Satış'],
        ['İskele 12', 1088],
        ['Yok', null],
      ]),
    ).toBe('\uFEFFMağaza;Satış\r\nİskele 12;1088\r\nYok;\r\n');
  });

  it('quotes what would break a row', () => {
    expect(csvOf([['a;b', 'say "ne"', 'iki\nsatır']])).toBe('\uFEFF"a;b";"say ""ne""";"iki\nsatır"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("x";"y")'])(
    'runs no text as a formula: %j',
    (text) => {
      const cell = csvOf([[text]]).slice(1, -2);
      expect(cell.replace(/^"/, '').startsWith(`'${text.slice(0, 1)}`)).toBe(true);
    },
  );

  it('keeps numbers numbers, below nothing too', () => {
    expect(csvOf([[-3, 0, 12_000]])).toBe('\uFEFF-3;0;12000\r\n');
  });
});

it('wraps the summary of a picture at words', () => {
  const measure = (text: string) => text.length * 10;
  expect(wrapText('ilk sırada Kırık Fincan', 110, measure)).toEqual(['ilk sırada', 'Kırık', 'Fincan']);
  expect(wrapText('Uzunmu uzun', 30, measure)).toEqual(['Uzunmu', 'uzun']);
  expect(wrapText('', 30, measure)).toEqual([]);
});
