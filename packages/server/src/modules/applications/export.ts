import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { ApplicationRow } from '@telve/api';
import { exportFileName, formatDate, formatDateTime, TIME_ZONE } from '@telve/locale';
import type { Db } from '../../http/call';
import { FileAnswer } from '../../http/file-answer';
import { type ApplicationFilters, selectPart } from './list';
import { exportTexts } from './texts/export';

/** Rows that are read and written at once. */
const partSize = 1000;

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const texts = exportTexts;

/** Cells are texts, or numbers where they count: what somebody typed is never a formula. */
type Cells = Record<string, string | number>;

const cellsOf = (row: ApplicationRow): Cells => ({
  ...row,
  creationDate: formatDateTime(row.creationDate),
  status: texts.statuses[row.status],
  statusSince: formatDateTime(row.statusSince),
  documentsWanted: row.documentsWanted ? texts.yes : texts.no,
});

const widths: Record<keyof typeof texts.columns, number> = {
  id: 12,
  storeName: 32,
  authorizedPerson: 28,
  email: 34,
  phoneNumber: 18,
  creationDate: 18,
  status: 26,
  statusSince: 18,
  documentCount: 14,
  documentsWanted: 18,
};

const columns = (Object.keys(widths) as (keyof typeof widths)[]).map((key) => ({
  key,
  header: texts.columns[key],
  width: widths[key],
}));

/** What the second sheet tells of the first. */
const aboutRows = (filters: ApplicationFilters, now: Date, count: number): Cells[] => {
  const { about } = texts;
  const day = (date: string | undefined) => (date === undefined ? about.all : formatDate(date));
  return [
    { name: about.search, value: filters.search ?? about.all },
    { name: about.status, value: filters.status === undefined ? about.all : texts.statuses[filters.status] },
    { name: about.startDate, value: day(filters.startDate) },
    { name: about.endDate, value: day(filters.endDate) },
    { name: about.exportedAt, value: formatDateTime(now) },
    { name: about.timeZone, value: TIME_ZONE },
    { name: about.count, value: count },
  ];
};

/** Waits until what was written has been taken; false when nobody takes it any more. */
const taken = async (out: PassThrough): Promise<boolean> => {
  if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
  return !out.destroyed;
};

const write = async (db: Db, filters: ApplicationFilters, now: Date, out: PassThrough): Promise<void> => {
  // Loaded by the first export: nothing else needs it.
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: out, useSharedStrings: true, useStyles: true });
  const sheet = book.addWorksheet(texts.sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns;
  sheet.getRow(1).font = { bold: true };
  let count = 0;
  let part = await selectPart(db, filters, undefined, partSize);
  while (part.length > 0) {
    for (const row of part) sheet.addRow(cellsOf(row)).commit();
    count += part.length;
    if (!(await taken(out))) return;
    part = part.length < partSize ? [] : await selectPart(db, filters, part.at(-1)?.id, partSize);
  }
  sheet.commit();
  const about = book.addWorksheet(texts.about.sheet);
  about.columns = [
    { key: 'name', header: texts.about.name, width: 20 },
    { key: 'value', header: texts.about.value, width: 40 },
  ];
  about.getRow(1).font = { bold: true };
  for (const row of aboutRows(filters, now, count)) about.addRow(row).commit();
  about.commit();
  await book.commit();
};

const streamOf = (db: Db, filters: ApplicationFilters, now: Date): Readable => {
  const out = new PassThrough();
  write(db, filters, now, out).catch((error: unknown) => out.destroy(error as Error));
  return out;
};

/**
 * The applications that the filters let through, as a workbook that is sent while it is written (STAFF-40, D-88). A
 * second sheet says what they were filtered by, in which time zone days are meant, and how many there are.
 */
export const exportApplications = (db: Db, filters: ApplicationFilters, now: Date): FileAnswer =>
  new FileAnswer({
    fileName: exportFileName(texts.fileName, now),
    mediaType,
    body: streamOf(db, filters, now),
  });
