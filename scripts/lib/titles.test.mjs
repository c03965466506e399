import { expect, it } from 'vitest';
import { idsInTitles } from './titles.mjs';

it('reads ids from titles of tests and groups', () => {
  const source = `describe('lists (LIST-01)', () => { it('pages (LIST-02, VEN-129)', () => use('LIST-09')); });`;
  expect(idsInTitles('a.test.ts', source)).toEqual(['LIST-01', 'LIST-02', 'VEN-129']);
});

it('reads ids from the rows of each and from templates', () => {
  const source = "it.each([['AUTH-08', 1]])('%s', f); test.describe(`SES-01 ${x} SES-02`, f);";
  expect(idsInTitles('a.test.ts', source)).toEqual(['AUTH-08', 'SES-01', 'SES-02']);
});

it('does not count comments and bodies', () => {
  expect(idsInTitles('a.test.ts', "// LIST-01\nit('works', () => { const a = 'LIST-02'; });")).toEqual([]);
});

it('reads on after a function with a type parameter, which a .ts file may write like an element', () => {
  const source = "const get = <P>(path: string) => ask<P>(path);\nit('pages (LIST-02)', () => {});";
  expect(idsInTitles('a.test.ts', source)).toEqual(['LIST-02']);
});
