import { describe, expect, it } from 'vitest';
import { readSheet } from './readSheet';
import { xlsxOf } from './testing/xlsx';
import { zipOf } from './testing/zip';

const bytes = (text: string) => new TextEncoder().encode(text);
const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 504 }, () => 0));

describe('what a file is', () => {
  it('accepts csv, xlsx and xls and nothing else (VEN-18, COMP-09)', async () => {
    await expect(readSheet(bytes('%PDF-1.7'), 'liste.pdf')).rejects.toMatchObject({
      code: 'type',
      params: { extension: 'pdf' },
    });
    expect((await readSheet(bytes('a;b'), 'Liste.CSV')).type).toBe('csv');
    expect((await readSheet(xlsxOf([['a']]), 'Liste.XLSX')).type).toBe('xlsx');
  });

  it.each(['a.xlsm', 'a.xlsb', 'a.ods', 'a.txt', 'csv', 'a.', '.', ''])('refuses the name “%s”', async (name) => {
    await expect(readSheet(bytes('a;b'), name)).rejects.toMatchObject({ code: 'type' });
  });

  it.each([
    ['a.xls', bytes('<html><table><tr><td>Ad</td></tr></table></html>'), 'html'],
    ['a.xls', bytes('\uFEFF<!DOCTYPE html><html>'), 'html'],
    ['a.xls', bytes('<?xml version="1.0"?><Workbook/>'), 'xml'],
    ['a.xls', xlsxOf([['a']]), 'zip'],
    ['a.xls', bytes('Ad\tSoyad'), 'text'],
    ['a.csv', xlsxOf([['a']]), 'zip'],
    ['a.csv', ole, 'ole'],
    ['a.csv', bytes('%PDF-1.7'), 'pdf'],
    ['a.csv', bytes('<table><tr>'), 'html'],
    ['a.xlsx', bytes('a;b'), 'text'],
    ['a.xlsx', zipOf([['readme.txt', 'x']]), 'zip'],
    ['a.xlsx', zipOf([['mimetype', 'application/vnd.oasis.opendocument.spreadsheet']]), 'ods'],
  ])('says what %s really is', async (name, content, kind) => {
    await expect(readSheet(content, name)).rejects.toMatchObject({ code: 'type', params: { content: kind } });
  });

  it('says that there is nothing in an empty file', async () => {
    await expect(readSheet(new Uint8Array(), 'a.csv')).rejects.toMatchObject({ code: 'empty' });
    await expect(readSheet(bytes('\n;;\n \n'), 'a.csv')).rejects.toMatchObject({ code: 'empty' });
    await expect(readSheet(xlsxOf([[], ['', '']]), 'a.xlsx')).rejects.toMatchObject({ code: 'empty' });
  });
});
