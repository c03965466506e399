import { describe, expect, it } from 'vitest';
import { sheetLimits } from './limits';
import { readSheet } from './readSheet';
import { bookParts, rowsXml, sheetXml, withPart, xlsxOf } from './testing/xlsx';
import { type PartList, zipOf } from './testing/zip';

const one: PartList = bookParts([sheetXml(rowsXml([['Ad']]))]);
const csv = (text: string, limits = {}) => readSheet(new TextEncoder().encode(text), 'a.csv', { limits });
const xlsx = (bytes: Uint8Array, limits = {}) => readSheet(bytes, 'a.xlsx', { limits });
const beyond = (limit: string, max: number) => ({ code: 'limits', params: { limit, max } });

describe('limits of a file', () => {
  it('has those that every import has', () => {
    expect(sheetLimits).toMatchObject({ bytes: 5_000_000, unpacked: 50_000_000, entries: 200, ratio: 100 });
    expect(sheetLimits).toMatchObject({ rows: 10_000, columns: 100, text: 32_767 });
  });

  it('takes a header and 10,000 rows, not one more', async () => {
    const rows = (count: number) => `Ad;Tel\n${'a;b\n'.repeat(count)}`;
    expect((await csv(rows(10_000))).rows).toHaveLength(10_001);
    await expect(csv(rows(10_001))).rejects.toMatchObject(beyond('rows', 10_000));
    await expect(csv('a\n'.repeat(200_000))).rejects.toMatchObject(beyond('rows', 10_000));
  });

  it('takes 100 columns, not one more; empty ones do not count', async () => {
    const row = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`).join(';');
    expect((await csv(`${row(100)};;;;`)).rows[0]).toHaveLength(100);
    await expect(csv(row(101))).rejects.toMatchObject(beyond('columns', 100));
  });

  it('refuses too many bytes and too long a text', async () => {
    await expect(csv('a'.repeat(5_000_001))).rejects.toMatchObject(beyond('bytes', 5_000_000));
    await expect(csv(`a;${'b'.repeat(32_768)}`)).rejects.toMatchObject({
      code: 'limits',
      params: { limit: 'text', row: 1 },
    });
  });

  it('refuses a workbook with one far cell', async () => {
    const cells = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    await expect(xlsx(zipOf(bookParts([sheetXml(cells, 'A1:XFD1048576')])))).rejects.toMatchObject(
      beyond('rows', 10_000),
    );
  });

  it('refuses one text of a megabyte in 12,000 cells', async () => {
    const cells = Array.from(
      { length: 12_000 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
    );
    const [[typesName, types] = ['', ''], , , [relationsName, relations] = ['', '']] = one;
    const strings = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${'kahve '.repeat(170_000)}</t></si></sst>`;
    const parts = [
      ...bookParts([sheetXml(cells.join(''))]).filter(([name]) => name !== typesName && name !== relationsName),
      [
        typesName,
        String(types).replace(
          '</Types>',
          '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
        ),
      ] as const,
      [
        relationsName,
        String(relations).replace(
          '</Relationships>',
          '<Relationship Id="t" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        ),
      ] as const,
      ['xl/sharedStrings.xml', strings] as const,
    ];
    await expect(xlsx(zipOf(parts), { ratio: 1_000 })).rejects.toMatchObject({
      code: 'limits',
      params: { limit: 'text' },
    });
  });

  it('counts what really comes out of a zip, whatever it claims', async () => {
    const bomb = zipOf([...one, ['xl/media/a.png', new Uint8Array(60_000_000)]], { claimed: 10 });
    await expect(xlsx(bomb)).rejects.toMatchObject(beyond('ratio', 100));
    await expect(xlsx(bomb, { ratio: 100_000 })).rejects.toMatchObject(beyond('unpacked', 50_000_000));
  });

  it('passes over rows that are formatted and empty, up to five times as many as may have values', async () => {
    const sheet = (count: number) =>
      sheetXml(`<row r="1"><c r="A1"><v>1</v></c></row>${'<row s="1"/>'.repeat(count - 1)}`);
    expect((await xlsx(zipOf(bookParts([sheet(50_000)])), { ratio: 1_000 })).rows).toEqual([[1]]);
    await expect(xlsx(zipOf(bookParts([sheet(50_001)])), { ratio: 1_000 })).rejects.toMatchObject(
      beyond('rows', 10_000),
    );
  });

  it('refuses too many parts, cells and shared texts', async () => {
    const many = Array.from({ length: 201 }, (_, index) => [`x${index}.txt`, 'x'] as const);
    await expect(xlsx(zipOf(many))).rejects.toMatchObject(beyond('entries', 200));
    await expect(xlsx(xlsxOf([['a', 'b', 'c']]), { cells: 2 })).rejects.toMatchObject(beyond('cells', 2));
    const strings = withPart(one, 'xl/sharedStrings.xml', '<x:sst><x:si/><si ><t>a</t></si></x:sst>');
    await expect(xlsx(zipOf(strings), { strings: 1 })).rejects.toMatchObject(beyond('strings', 1));
  });
});
