import { contentDisposition } from '@telve/locale';
import { describe, expect, it } from 'vitest';
import { readFileName } from './content-disposition';

describe('readFileName', () => {
  it.each([
    [`attachment; filename="a.xlsx"; filename*=UTF-8''%C5%9Fube.xlsx`, 'şube.xlsx'],
    [`attachment; filename*=utf-8'tr'a%20b.csv`, 'a b.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['inline', null],
    [null, null],
    [`attachment; filename="a.csv"; filename*=UTF-8''%E0%A4%A`, 'a.csv'],
    [`attachment; filename*=ISO-8859-1''a.csv; filename="b.csv"`, 'b.csv'],
  ])('reads %s', (header, name) => {
    expect(readFileName(header)).toBe(name);
  });

  it.each([
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [`attachment; filename*=UTF-8''..%5C..%5Ca.exe`, 'a.exe'],
    ['attachment; filename=".."', null],
    [`attachment; filename*=UTF-8''a%00%0Ab.csv`, 'ab.csv'],
  ])('never answers a folder or a control character: %s', (header, name) => {
    expect(readFileName(header)).toBe(name);
  });

  it('reads what the server writes (GEN-19)', () => {
    expect(readFileName(contentDisposition("Işıl'ın sipariş (2) raporu 2026-01-05.xlsx"))).toBe(
      "Işıl'ın sipariş (2) raporu 2026-01-05.xlsx",
    );
  });
});
