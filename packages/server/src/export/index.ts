import { Readable } from 'node:stream';
import { exportFileName, formatDateTime, TIME_ZONE } from '@telve/locale';
import { FileAnswer } from '../http/file-answer';
import { exportedTexts } from './texts';
import { type ExportColumn, type Fact, type Workbook, workbook } from './workbook';

export type { CellValue } from './cells';
export { inParts } from './parts';
export { exportedTexts } from './texts';
export type { ExportColumn, Fact } from './workbook';

/** A list to be exported. */
export interface Export<Row> {
  /** What the file is named by; the day is added (D-88). */
  fileName: string;
  /** Name of the sheet of rows, at most 25 characters. */
  sheet: string;
  columns: readonly ExportColumn<Row>[];
  /** Read while the file is sent, no faster than it is taken; `inParts` makes them of a query. */
  rows: AsyncIterable<Row>;
  /** What the rows were filtered by. */
  filters: readonly Fact[];
  now: Date;
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows of which the first is there already. */
async function* going<Row>(first: IteratorResult<Row, unknown>, rest: AsyncIterator<Row>): AsyncGenerator<Row, void> {
  try {
    for (let each = first; !each.done; each = await rest.next()) yield each.value;
  } finally {
    await rest.return?.();
  }
}

/**
 * Answers a list as a workbook that is sent while it is written (D-88). A second sheet tells the filters, the moment, the
 * time zone of its days, and how many rows there are. Texts are texts, never formulas. Waits for the first row, so that
 * what cannot be read at all is refused like any other call; throws what reading it throws.
 */
export const exportAnswer = async <Row>(of: Export<Row>): Promise<FileAnswer> => {
  const { fileName, sheet, columns, filters, now } = of;
  const facts = (count: number): Fact[] => [
    ...filters,
    [exportedTexts.exportedAt, formatDateTime(now)],
    [exportedTexts.timeZone, TIME_ZONE],
    [exportedTexts.count, count],
  ];
  const source = of.rows[Symbol.asyncIterator]();
  const rows = going(await source.next(), source);
  const written: Workbook<Row> = { sheet, columns, rows, facts };
  return new FileAnswer({
    fileName: exportFileName(fileName, now),
    mediaType,
    body: Readable.from(workbook(written), { objectMode: false }),
  });
};
