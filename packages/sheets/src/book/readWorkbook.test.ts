import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../readSheet';
import { bookParts, rowsXml, sheetXml, withPart, xlsxOf } from '../testing/xlsx';
import { type PartList, zipOf } from '../testing/zip';

const shipped = (name: string) => new Uint8Array(readFileSync(new URL(`../testing/files/${name}`, import.meta.url)));
const rowsOf = async (bytes: Uint8Array) => (await readSheet(bytes, 'liste.xlsx')).rows;
const one: PartList = bookParts([sheetXml(rowsXml([['Ad'], ['Çınar']]))]);

describe('values', () => {
  it('keeps text, exact numbers and truth values as they are', async () => {
    const rows = [['0123456789', 0.1, 12345678901234, true, '=1+1', ' İğdır\nŞube ', -5]];
    expect(await rowsOf(xlsxOf(rows))).toEqual(rows);
  });

  it.each([
    ['dd.mm.yyyy', 46000, '2025-12-09'],
    ['dd.mm.yyyy', 46000.75, '2025-12-09'],
    ['dd.mm.yyyy hh:mm', 46000.75, '2025-12-09 18:00'],
    ['[$-41F]d mmmm yyyy;@', 46000, '2025-12-09'],
    ['mmm yy', 46000, '2025-12-09'],
    ['hh:mm', 0.354166666666667, '08:30'],
    ['h:mm AM/PM', 0.999305555555556, '23:59'],
    ['[h]:mm', 1, '24:00'],
    ['#,##0.00 "gün"', 46000, 46000],
    ['0.00E+00', 46000, 46000],
    ['#,##0.00\\ "₺";[Red]-#,##0.00', 12.5, 12.5],
    ['General', 60, 60],
    ['dd.mm.yyyy', -1, -1],
  ])('reads %s of %d as it is shown', async (format, value, expected) => {
    expect(await rowsOf(xlsxOf([[{ value, style: 1 }]], { formats: [format] }))).toEqual([[expected]]);
  });

  it('reads days of a book that counts from 1904', async () => {
    const options = { formats: ['dd.mm.yyyy'], from1904: true };
    expect(await rowsOf(xlsxOf([[{ value: 46000, style: 1 }]], options))).toEqual([['2029-12-10']]);
  });

  it.each(['Europe/Istanbul', 'America/New_York', 'Asia/Tokyo'])('reads the same day in %s', async (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    const iso = '<row r="1"><c r="A1" t="d" s="1"><v>2025-12-09</v></c><c r="B1" s="1"><v>46000</v></c></row>';
    const rows = await rowsOf(zipOf(bookParts([sheetXml(iso)], { formats: ['dd.mm.yyyy'] })));
    process.env.TZ = before;
    expect(rows).toEqual([['2025-12-09', '2025-12-09']]);
  });

  it('reads what a formula came to, and an error as its text', async () => {
    const cells = '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="e"><v>#N/A</v></c></row>';
    expect(await rowsOf(zipOf(bookParts([sheetXml(cells)])))).toEqual([[2, '#N/A']]);
  });
});

describe('sheets', () => {
  it('reads the first visible sheet that is not empty', async () => {
    const sheets = [['gizli'], [], ['Ad', 'Tel']].map((row) => sheetXml(rowsXml([row])));
    const sheet = await readSheet(zipOf(bookParts(sheets, { hidden: [0] })), 'a.xlsx');
    expect(sheet).toMatchObject({ type: 'xlsx', encoding: null, delimiter: null, sheetName: 'Sayfa 3' });
    expect(sheet.rows).toEqual([['Ad', 'Tel']]);
  });

  it('does not believe the range a sheet claims', async () => {
    const sheet = sheetXml(rowsXml([['Ad']]), 'A1:XFD1048576');
    expect(await rowsOf(zipOf(bookParts([sheet])))).toEqual([['Ad']]);
  });

  it('does not change what all objects share', async () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const parts = bookParts([sheetXml(rowsXml([names]))]).map(
      ([name, text]) => [name, String(text).replace('Sayfa 1', '__proto__')] as const,
    );
    await readSheet(zipOf(parts), 'a.xlsx').catch(() => undefined);
    expect(await rowsOf(xlsxOf([names]))).toEqual([names]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['!data']).toBeUndefined();
  });
});

describe('files that LibreOffice wrote', () => {
  const text = ['Çınar İçecek A.Ş.', '0123456789'];

  it.each(['xlsx', 'xls'])('reads its %s', async (type) => {
    const { rows } = await readSheet(shipped(`libreoffice.${type}`), `firma.${type}`);
    expect(rows[1]).toEqual([...text, '2025-12-09', '08:30', 1234.5, 'EVET']);
    expect(rows[2]).toEqual(['Şişli Kahve', '', '2029-12-10', '00:00', 5.58, 'HAYIR']);
    expect(rows[3]?.[0]).toBe('Iğdır "Büyük" Şube\nİkinci satır');
  });

  it.each([
    ['utf8', 'utf-8'],
    ['1254', 'windows-1254'],
  ])('reads its csv in %s', async (name, encoding) => {
    const sheet = await readSheet(shipped(`libreoffice-${name}.csv`), 'firma.csv');
    expect(sheet).toMatchObject({ encoding, delimiter: ';' });
    expect(sheet.rows[1]?.slice(0, 2)).toEqual(text);
  });
});

describe('what is refused', () => {
  const refused = (parts: PartList) => readSheet(zipOf(parts), 'a.xlsx');
  const types = String(one[0]?.[1]);

  it.each<[string, PartList]>([
    ['a macro project', withPart(one, 'xl/vbaProject.bin', 'x')],
    [
      'a book that is macro-enabled',
      withPart(
        one,
        '[Content_Types].xml',
        types.replace(/application\/vnd[^"]*sheet\.main\+xml/, 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
      ),
    ],
    [
      'a macro project under another name',
      withPart(
        one,
        'xl/_rels/workbook.xml.rels',
        String(one[3]?.[1]).replace(
          '<Relationship ',
          '<Relationship Id="m" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="x.bin"/><Relationship ',
        ),
      ),
    ],
    ['a sheet of old macros', withPart(one, 'xl/macrosheets/sheet1.xml', '<a/>')],
  ])('refuses %s', async (_, parts) => {
    await expect(refused(parts)).rejects.toMatchObject({ code: 'macros' });
  });

  it.each<[string, string]>([
    ['a document type', '<?xml version="1.0"?><!DOCTYPE x SYSTEM "http://localhost:1/x"><x/>'],
    ['an entity', '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>'],
    ['a part in UTF-16, where a declaration could hide', '\u0000<\u0000x\u0000/\u0000>'],
    ['a part that is cut', '<worksheet><sheetData><row r="1"'],
  ])('refuses %s', async (_, xml) => {
    await expect(refused(withPart(one, 'xl/worksheets/sheet1.xml', xml))).rejects.toMatchObject({ code: 'unreadable' });
    await expect(refused(withPart(one, 'docProps/app.xml', xml))).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('refuses two parts of one name', async () => {
    await expect(refused([...one, ['xl/Workbook.xml', '<a/>']])).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('refuses a sheet that is not where the book says it is', async () => {
    const parts = one.filter(([name]) => name !== 'xl/worksheets/sheet1.xml');
    await expect(refused(parts)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('refuses a part that is not what its check sum says', async () => {
    const bytes = zipOf([...one, ['a.txt', 'x']]);
    const at = new TextDecoder('latin1').decode(bytes).indexOf('PK\u0001\u0002') + 16;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await expect(readSheet(bytes, 'a.xlsx')).rejects.toMatchObject({ code: 'unreadable' });
  });
});
