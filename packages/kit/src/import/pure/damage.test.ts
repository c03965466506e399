import { companyColumns, type SheetCell } from '@telve/api/imports';
import { expect, it } from 'vitest';
import { damagedLines, findDamage } from './damage';
import { mappedColumns, startMatches } from './matches';
import { tableOf } from './rows';

const damageOf = (rows: SheetCell[][], signal?: AbortSignal) => {
  const table = tableOf(rows);
  if (!table) throw new Error('no table');
  const mapped = mappedColumns(startMatches(table, companyColumns, '-'), companyColumns);
  return findDamage(table.rows, mapped, signal);
};

const heads = ['İş yeri adı', 'Vergi numarası', 'Yetkili telefonu'];

it('finds spoilt cells by line and column and guesses nothing', async () => {
  const found = await damageOf([
    heads,
    ['Işıl', '0123456789', '05321234567'],
    ['Bozuk', '123456789', '5,32E+09'],
    ['Dar', '5540071823', '#####'],
  ]);
  expect(found.map(({ line, index, text, damage }) => [line, index, text, damage])).toEqual([
    [3, 1, '123456789', 'lost_zeros'],
    [3, 2, '5,32E+09', 'scientific'],
    [4, 2, '#####', 'narrow'],
  ]);
  expect([...damagedLines(found)]).toEqual([3, 4]);
});

it('does not look at columns that are left out', async () => {
  expect(
    await damageOf([
      ['İş yeri adı', 'Not'],
      ['Işıl', '5,32E+09'],
    ]),
  ).toEqual([]);
});

it('lets others have a turn among 10,000 rows, and stops when it is told to', async () => {
  const rows = [heads, ...Array.from({ length: 10_000 }, (_, index) => [`Kahve ${index}`, '123', ''])];
  const stop = new AbortController();
  const looking = damageOf(rows, stop.signal);
  setTimeout(() => stop.abort(new Error('stopped')), 0);
  await expect(looking).rejects.toThrow('stopped');
  expect(await damageOf(rows)).toHaveLength(10_000);
});
