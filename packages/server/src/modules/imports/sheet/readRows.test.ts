import type { SheetCell } from '@telve/api/imports';
import { describe, expect, it } from 'vitest';
import { layouts } from '../layouts';
import { readRows } from './readRows';

const head = ['İş yeri adı', 'Vergi no', 'Not'];
const lines = (sheet: SheetCell[][], firstRow?: number) =>
  readRows(sheet, layouts.companies, firstRow).rows.map(({ line, key }) => [line, key]);

describe('rows of an import', () => {
  it('carry the line at which they stand in the file, blank rows counted (D-62)', () => {
    const sheet = [['', '', ''], head, ['A', '', ''], ['', ' ', ''], ['B', '', '']];
    expect(lines(sheet)).toEqual([
      [3, 'A'],
      [5, 'B'],
    ]);
    expect(lines(sheet.slice(1), 501)).toEqual([
      [501, 'A'],
      [503, 'B'],
    ]);
  });

  it('leave out what the import does not know, and say nothing of columns the file does not have', () => {
    expect(readRows([head, ['A', '1234567890', 'x']], layouts.companies).rows[0]?.input).toEqual({
      companyName: 'A',
      taxIdentity: '1234567890',
    });
  });

  it('tell the first fault alone', () => {
    const { failures } = readRows([head, ['', '5,32E+09', '']], layouts.companies);
    expect(failures.map(({ row, code }) => [row, code])).toEqual([[2, 'scientific']]);
  });
});
