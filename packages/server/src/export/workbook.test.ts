import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openWorkbook } from '../testing/openWorkbook';
import { cellMax, columnName } from './cells';
import { exportAnswer, inParts } from './index';
import { type ExportColumn, workbook } from './workbook';

/** What XML has no way to write. */
const unwritable = /(?![\t\n\r])\p{Cc}(?<![\u007F-\u009F])|[\uFFFE\uFFFF]|\p{Cs}/gu;

type Row = readonly [text: string, number: number];

const columns: readonly ExportColumn<Row>[] = [
  { header: 'Ad', width: 20, value: ([text]) => text },
  { header: 'Sayı', width: 10, value: ([, number]) => number },
];

async function* each<T>(rows: Iterable<T>) {
  yield* rows;
}

const written = async (rows: Iterable<Row>, sheetRows?: number) =>
  openWorkbook(
    await buffer(
      Readable.from(
        workbook({ sheet: 'Liste', columns, rows: each(rows), facts: (count) => [['Satır', count]] }, sheetRows),
      ),
    ),
  );

describe('an exported workbook (D-88)', () => {
  it('has the rows on one sheet and what is to be known of them on another', async () => {
    const { book, cells } = await written([
      ['Çınaraltı', 1],
      ['Işık & Gölge', 2.5],
    ]);
    expect(cells('Liste')).toEqual([
      ['Ad', 'Sayı'],
      ['Çınaraltı', 1],
      ['Işık & Gölge', 2.5],
    ]);
    expect(cells('Bilgi')).toEqual([
      ['Bilgi', 'Değer'],
      ['Satır', 2],
    ]);
    expect(book.getWorksheet('Liste')?.getRow(1).getCell(1).font?.bold).toBe(true);
    expect(book.getWorksheet('Liste')?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  it('is a workbook without rows too', async () => {
    const { cells } = await written([]);
    expect([cells('Liste'), cells('Bilgi')[1]]).toEqual([[['Ad', 'Sayı']], ['Satır', 0]]);
  });

  it('goes on in another sheet where one is full', async () => {
    const rows = Array.from({ length: 5 }, (_, n): Row => [`satır ${n}`, n]);
    const { book, cells } = await written(rows, 3);
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Liste', 'Liste (2)', 'Liste (3)', 'Bilgi']);
    expect(['Liste', 'Liste (2)', 'Liste (3)'].flatMap((name) => cells(name).slice(1))).toEqual(rows);
  });

  it('keeps every text that XML can hold as the text it was', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((made) => made.trim() !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
        const { cells } = await written(texts.map((made, n) => [made, n] as const));
        const kept = texts.map((made) => made.replace(unwritable, ''));
        expect(
          cells('Liste')
            .slice(1)
            .map(([value]) => value ?? ''),
        ).toEqual(kept);
      }),
      { numRuns: 50 },
    );
  });

  it.each(['=HYPERLINK("http://x")', '@SUM(A1)', '+90 532', '-1+1', "'=1", '\t=1', '<b>&"\'', '0042'])(
    'holds %j as a text, never as a formula',
    async (text) => {
      const cell = (await written([[text, 1]])).book.getWorksheet('Liste')?.getCell('A2');
      expect([cell?.type, cell?.value]).toEqual([excel.ValueType.String, text]);
    },
  );

  it('leaves out what no cell can hold, and ends a text that is too long', async () => {
    const rows: Row[] = [
      ['bir\u0000iki\u001F\uD800üç', Number.NaN],
      ['', 0],
      ['a'.repeat(cellMax + 1), 1],
    ];
    const rowsOf = (await written(rows)).cells('Liste');
    expect(rowsOf[1]).toEqual(['birikiüç']);
    expect(rowsOf[2]?.at(-1)).toBe(0);
    const long = String(rowsOf[3]?.[0]);
    expect([long.length, long.at(-1)]).toEqual([cellMax, '…']);
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});

describe('rows in parts', () => {
  const rowsOf = async (count: number) => {
    const asked: (number | undefined)[] = [];
    const rows = inParts<number>(async (after, limit) => {
      asked.push(after);
      return Array.from({ length: Math.min(limit, count - (after ?? 0)) }, (_, n) => (after ?? 0) + n + 1);
    }, 3);
    const found: number[] = [];
    for await (const row of rows) found.push(row);
    return [found.length, asked];
  };

  it('are read to the end, each part after the last row of the one before', async () => {
    expect(await rowsOf(0)).toEqual([0, [undefined]]);
    expect(await rowsOf(2)).toEqual([2, [undefined]]);
    expect(await rowsOf(3)).toEqual([3, [undefined, 3]]);
    expect(await rowsOf(7)).toEqual([7, [undefined, 3, 6]]);
  });
});

describe('an export', () => {
  const of = (rows: AsyncIterable<Row>) => ({
    fileName: 'Liste',
    sheet: 'Liste',
    columns,
    rows,
    filters: [],
    now: new Date('2026-03-10T09:00:00Z'),
  });

  it('whose first row cannot be read is refused like any other call', async () => {
    const broken = inParts<Row>(() => Promise.reject(new Error('no database')));
    await expect(exportAnswer(of(broken))).rejects.toThrow('no database');
  });

  it('that breaks off later ends with a fault, so that nobody takes half of it for whole', async () => {
    const late = inParts<Row>(
      (after) => (after ? Promise.reject(new Error('no database')) : Promise.resolve([['bir', 1]])),
      1,
    );
    const { body } = await exportAnswer(of(late));
    await expect(buffer(body as Readable)).rejects.toThrow('no database');
  });

  it('reads no further once nobody takes it any more', async () => {
    let read = 0;
    const endless = inParts<Row>((_after, limit) => {
      read += 1;
      return Promise.resolve(Array.from({ length: limit }, (_, n): Row => [`satır ${Math.random()} ${n}`, n]));
    });
    const { body } = await exportAnswer(of(endless));
    for await (const _bytes of body as Readable) if (read > 3) break;
    const before = read;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBe(before);
  });

  it('of 100,000 rows begins at once, and is read no faster than it is taken', async () => {
    let made = 0;
    async function* many(): AsyncGenerator<Row> {
      for (made = 1; made <= 100_000; made += 1) yield [`Değer ${made} çınaraltı kahve`, made];
    }
    const { body } = await exportAnswer(of(many()));
    const parts = (body as Readable)[Symbol.asyncIterator]();
    await parts.next();
    const atFirst = made;
    for (let n = 0; n < 5; n += 1) await parts.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([atFirst < 10_000, made < 60_000]).toEqual([true, true]);
    while (!(await parts.next()).done);
    expect(made).toBe(100_001);
  });
});
