import { expect, it } from 'vitest';
import { cellText, tableOf } from './rows';

it('takes the first line with content as the head and keeps the lines of the file', () => {
  expect(
    tableOf([
      ['', ''],
      [' Ad ', 'Vergi no'],
      ['', ' '],
      ['Işıl', 5540071823],
    ]),
  ).toEqual({ headLine: 2, headers: ['Ad', 'Vergi no'], rows: [{ line: 4, cells: ['Işıl', 5540071823] }] });
});

it('has no table without a row below the head', () => {
  expect(tableOf([])).toBeNull();
  expect(tableOf([['', '']])).toBeNull();
  expect(tableOf([['Ad'], ['']])).toBeNull();
});

it('writes a cell as it is, an absent one as nothing', () => {
  expect([5540071823, 0.375, true, '012', undefined].map(cellText)).toEqual(['5540071823', '0.375', 'true', '012', '']);
});
