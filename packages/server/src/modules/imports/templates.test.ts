import { readFile } from 'node:fs/promises';
import { companyColumns, hoursColumns, type ImportColumn, matchHeaders } from '@telve/api/imports';
import { readSheet } from '@telve/sheets';
import { describe, expect, it } from 'vitest';
import { layouts } from './layouts';
import { readRows } from './sheet/readRows';

const folder = new URL('../../../../host/public/templates/', import.meta.url);
const headersOf = async (name: string): Promise<string[]> => {
  const { rows } = await readSheet(await readFile(new URL(name, folder)), name);
  expect(rows).toHaveLength(1);
  return (rows[0] ?? []).map(String);
};
const templates: [string, readonly ImportColumn[]][] = [
  ['is-yerleri-sablonu.xlsx', companyColumns],
  ['calisma-saatleri-sablonu.xlsx', hoursColumns],
];

describe('the templates', () => {
  it.each(templates)(
    'have the columns of the import, each known letter for letter: %s (VEN-19, COMP-08)',
    async (name, columns) => {
      const headers = await headersOf(name);
      expect(headers).toEqual(columns.map(({ header }) => header));
      expect(new Set(matchHeaders(headers, columns).map(({ how }) => how))).toEqual(new Set(['exact']));
    },
  );

  it('are told to be empty as they come', async () => {
    const headers = await headersOf('is-yerleri-sablonu.xlsx');
    expect(() => readRows([headers], layouts.companies)).toThrow('import_empty');
  });
});
