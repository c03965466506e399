import { companyColumns } from '@telve/api/imports';
import { expect, it } from 'vitest';
import { chooseField, mappedColumns, missingOf, openMatches, startMatches } from './matches';
import { tableOf } from './rows';

const start = (rows: string[][]) => {
  const table = tableOf(rows);
  if (!table) throw new Error('no table');
  return startMatches(table, companyColumns, 'Yüklenmeme nedeni');
};

it('asks for an unknown head only, and finds other spellings by itself', () => {
  const matches = start([
    ['Yetkili cep', 'Vergi No’su', 'İş yeri adı'],
    ['532', '1', 'Işıl'],
  ]);
  expect(openMatches(matches).map(({ header }) => header)).toEqual(['Yetkili cep']);
  expect(matches.map(({ how }) => how)).toEqual(['none', 'close', 'exact']);
});

it('leaves out a column without head and content, and the reasons of a file of refused rows', () => {
  const matches = start([
    ['İş yeri adı', '', '', 'Yüklenmeme nedeni'],
    ['Işıl', '', 'x', 'Bozuk'],
  ]);
  expect(matches.map(({ ignored }) => ignored)).toEqual([false, true, false, true]);
  expect(openMatches(matches).map(({ index }) => index)).toEqual([2]);
});

it('gives a field once: the column that had it is asked for again', () => {
  const matches = chooseField(
    start([
      ['İş yeri adı', 'Diğer ad'],
      ['Işıl', 'x'],
    ]),
    1,
    'companyName',
  );
  expect(matches.map(({ field }) => field)).toEqual([null, 'companyName']);
  expect(openMatches(matches).map(({ index }) => index)).toEqual([0]);
  expect(missingOf(matches, companyColumns)).toEqual([]);
});

it('names a required column that is left out', () => {
  const matches = chooseField(start([['İş yeri adı'], ['Işıl']]), 0, null);
  expect(openMatches(matches)).toEqual([]);
  expect(missingOf(matches, companyColumns)).toEqual(['İş yeri adı']);
});

it('sends matched columns in the order of the layout', () => {
  const matches = start([
    ['IBAN', 'İş yeri adı'],
    ['', 'Işıl'],
  ]);
  expect(mappedColumns(matches, companyColumns).map(({ column, index }) => [column.field, index])).toEqual([
    ['companyName', 1],
    ['iban', 0],
  ]);
});
