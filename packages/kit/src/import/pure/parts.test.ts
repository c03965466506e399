import { companyColumns } from '@telve/api/imports';
import { expect, it } from 'vitest';
import { mappedColumns, startMatches } from './matches';
import { partFile, partsOf } from './parts';
import { tableOf } from './rows';

const tableFrom = (rows: (string | number)[][]) => {
  const table = tableOf(rows);
  if (!table) throw new Error('no table');
  return { table, mapped: mappedColumns(startMatches(table, companyColumns, '-'), companyColumns) };
};

const many = (count: number) =>
  tableFrom([['İş yeri adı'], ...Array.from({ length: count }, (_, index) => [`K${index + 2}`])]);

it('makes parts of 500 lines that say at which line of the file they begin', () => {
  const parts = partsOf(many(1_100).table.rows);
  expect(parts.map(({ firstRow, rows }) => [firstRow, rows.length])).toEqual([
    [2, 500],
    [502, 500],
    [1002, 100],
  ]);
});

it('sends no part of left-out rows only', () => {
  const skipped = new Set(Array.from({ length: 500 }, (_, index) => index + 2));
  expect(partsOf(many(700).table.rows, skipped).map(({ firstRow, rows }) => [firstRow, rows.length])).toEqual([
    [502, 200],
  ]);
});

it('keeps an empty line for a left-out or empty row, so that line numbers are those of the file', async () => {
  const { table, mapped } = tableFrom([
    ['İş yeri adı', 'IBAN'],
    ['A', ''],
    ['B', ''],
    ['', ''],
    ['D', 'TR12 0006'],
  ]);
  const [part] = partsOf(table.rows, new Set([3]));
  if (!part) throw new Error('no part');
  const file = partFile(part, mapped, 'is yerleri.kasım.xlsx');
  expect(file.name).toBe('is yerleri.kasım.csv');
  expect((await file.text()).split('\r\n')).toEqual(['İş yeri adı;IBAN', 'A;', '', '', 'D;TR120006', '']);
});

it('sends matched columns under the heads of the layout, and no formula', async () => {
  const { table, mapped } = tableFrom([
    ['Not', 'Firma adı', 'VKN'],
    ['x', '=HYPERLINK("http://x")', '0123456789'],
  ]);
  const [part] = partsOf(table.rows);
  if (!part) throw new Error('no part');
  expect((await partFile(part, mapped, 'a.csv').text()).split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""http://x"")";0123456789`,
  );
});
