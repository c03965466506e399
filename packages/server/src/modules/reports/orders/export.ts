import type { OrderReportInput } from '@telve/api';
import { formatDate, formatDateTime, MISSING } from '@telve/locale';
import { type ExportColumn, exportAnswer, exportedTexts, type Fact } from '../../../export/index';
import type { Caller, Db } from '../../../http/call';
import type { FileAnswer } from '../../../http/file-answer';
import { venueScope } from '../../scope';
import { orderExportTexts as texts } from '../texts';
import type { OrderRecord } from './query';
import { allOrders } from './read';
import { productText, seesMembers } from './row';
import { orderSource } from './source';

type OrderExportInput = Omit<OrderReportInput, 'page' | 'size'>;

const { columns: headers } = texts;

const moment = (date: Date | null): string => (date === null ? '' : formatDateTime(date));

const common: readonly ExportColumn<OrderRecord>[] = [
  { header: headers.orderId, width: 14, value: ({ id }) => id },
  { header: headers.orderType, width: 18, value: ({ order_type: type }) => texts.orderTypes[type] },
  { header: headers.productName, width: 26, value: productText },
  { header: headers.venueName, width: 32, value: ({ venue }) => venue },
  { header: headers.orderDegree, width: 8, value: ({ rating }) => rating ?? MISSING },
  { header: headers.orderDate, width: 18, value: ({ ordered_at }) => moment(ordered_at) },
  { header: headers.deliveredDate, width: 18, value: ({ delivered_at }) => moment(delivered_at) },
  { header: headers.deliveredAccessDate, width: 18, value: ({ delivered_access_at }) => moment(delivered_access_at) },
];

const member: ExportColumn<OrderRecord> = { header: headers.userId, width: 12, value: (row) => row.end_user_id };

/** The columns that the caller may see (REP-28). */
const columnsFor = (caller: Caller) => (seesMembers(caller) ? [...common, member] : common);

const day = (date: string | undefined): string => (date === undefined ? exportedTexts.all : formatDate(date));

/** Name of a venue that the caller may know of, else the number that was asked for. */
const venueName = async (db: Db, id: number, caller: Caller): Promise<string> => {
  const venue = await db.selectFrom('venues').select('name').where('id', '=', id).where(venueScope(caller)).execute();
  return venue[0]?.name ?? String(id);
};

const factsOf = async (db: Db, input: OrderExportInput, caller: Caller): Promise<Fact[]> => {
  const { search, startDate, endDate, orderBy = 'EndDate', venueId, orderType, productName } = input;
  const { filters, orderTypes, sorts } = texts;
  const { all } = exportedTexts;
  return [
    [filters.search, search ?? all],
    [filters.startDate, day(startDate)],
    [filters.endDate, day(endDate)],
    [filters.orderBy, sorts[orderBy]],
    [filters.venueId, venueId === undefined ? all : await venueName(db, venueId, caller)],
    [filters.orderType, orderType === undefined ? all : orderTypes[orderType]],
    [filters.productName, productName ?? all],
  ];
};

/** The order report as a workbook, with filters and order of the list (REP-33, REP-48, D-88). */
export const exportOrders = async (db: Db, input: OrderExportInput, caller: Caller, now: Date): Promise<FileAnswer> => {
  const source = await orderSource(db, input, caller);
  return exportAnswer({
    fileName: texts.fileName,
    sheet: texts.sheet,
    columns: columnsFor(caller),
    rows: allOrders(db, source, input.orderBy),
    filters: await factsOf(db, input, caller),
    now,
  });
};
