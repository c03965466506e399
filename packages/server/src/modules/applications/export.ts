import type { ApplicationRow } from '@telve/api';
import { formatDate, formatDateTime } from '@telve/locale';
import { type ExportColumn, exportAnswer, exportedTexts, type Fact, inParts } from '../../export/index';
import type { Db } from '../../http/call';
import type { FileAnswer } from '../../http/file-answer';
import { type ApplicationFilters, selectPart } from './list';
import { exportTexts as texts } from './texts/export';

const { columns: headers } = texts;

const columns: readonly ExportColumn<ApplicationRow>[] = [
  { header: headers.id, width: 12, value: ({ id }) => id },
  { header: headers.storeName, width: 32, value: ({ storeName }) => storeName },
  { header: headers.authorizedPerson, width: 28, value: ({ authorizedPerson }) => authorizedPerson },
  { header: headers.email, width: 34, value: ({ email }) => email },
  { header: headers.phoneNumber, width: 18, value: ({ phoneNumber }) => phoneNumber },
  { header: headers.creationDate, width: 18, value: ({ creationDate }) => formatDateTime(creationDate) },
  { header: headers.status, width: 26, value: ({ status }) => texts.statuses[status] },
  { header: headers.statusSince, width: 18, value: ({ statusSince }) => formatDateTime(statusSince) },
  { header: headers.documentCount, width: 14, value: ({ documentCount }) => documentCount },
  {
    header: headers.documentsWanted,
    width: 18,
    value: ({ documentsWanted }) => (documentsWanted ? texts.yes : texts.no),
  },
];

const factsOf = ({ search, status, startDate, endDate }: ApplicationFilters): Fact[] => {
  const { filters } = texts;
  const { all } = exportedTexts;
  const day = (date: string | undefined) => (date === undefined ? all : formatDate(date));
  return [
    [filters.search, search ?? all],
    [filters.status, status === undefined ? all : texts.statuses[status]],
    [filters.startDate, day(startDate)],
    [filters.endDate, day(endDate)],
  ];
};

/** The applications that the filters let through, as a workbook (STAFF-40, D-88). */
export const exportApplications = (db: Db, filters: ApplicationFilters, now: Date): Promise<FileAnswer> =>
  exportAnswer({
    fileName: texts.fileName,
    sheet: texts.sheet,
    columns,
    rows: inParts<ApplicationRow>((after, limit) => selectPart(db, filters, after?.id, limit)),
    filters: factsOf(filters),
    now,
  });
