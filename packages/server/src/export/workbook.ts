import { type CellValue, rowMax } from './cells';
import { type SheetColumn, sheetPath, sheetXml, workbookParts } from './sheet';
import { exportedTexts } from './texts';
import { type ZipFile, zip } from './zip';

/** A column of an exported list. */
export interface ExportColumn<Row> extends SheetColumn {
  value: (row: Row) => CellValue;
}

/** What the second sheet tells of the first, e.g. a filter and what it was set to. */
export type Fact = readonly [name: string, value: string | number];

export interface Workbook<Row> {
  /** Name of the first sheet, at most 25 characters. */
  sheet: string;
  columns: readonly ExportColumn<Row>[];
  rows: AsyncIterable<Row>;
  /** The second sheet, once all rows were counted. */
  facts: (count: number) => readonly Fact[];
}

const factColumns: readonly SheetColumn[] = [
  { header: exportedTexts.facts.name, width: 20 },
  { header: exportedTexts.facts.value, width: 40 },
];

/**
 * A list as a workbook of two sheets, in bytes that are made when they are taken: however long the list is, a part of it
 * is held at a time. More rows than a sheet may have go on in another one.
 *
 * @param sheetRows most rows of a sheet, its header among them
 */
export async function* workbook<Row>(
  { sheet, columns, rows, facts }: Workbook<Row>,
  sheetRows = rowMax,
): AsyncGenerator<Buffer, void> {
  const names: string[] = [];
  let count = 0;
  const values = (async function* () {
    for await (const row of rows) {
      count += 1;
      yield columns.map(({ value }) => value(row));
    }
  })();
  let next: IteratorResult<CellValue[], void> | undefined;
  async function* oneSheet() {
    for (let written = 1; written < sheetRows && next && !next.done; written += 1) {
      yield next.value;
      next = await values.next();
    }
  }
  async function* files(): AsyncGenerator<ZipFile, void> {
    try {
      next = await values.next();
      do {
        names.push(names.length === 0 ? sheet : exportedTexts.further(sheet, names.length + 1));
        yield { name: sheetPath(names.length - 1), parts: sheetXml(columns, oneSheet()) };
      } while (next && !next.done);
    } finally {
      await values.return();
    }
    names.push(exportedTexts.facts.sheet);
    yield { name: sheetPath(names.length - 1), parts: sheetXml(factColumns, facts(count)) };
    for (const [name, content] of workbookParts(names)) yield { name, parts: [content] };
  }
  yield* zip(files());
}
