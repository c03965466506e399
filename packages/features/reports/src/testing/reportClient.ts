import {
  type OrderReportInput,
  type OrderReportRow,
  type Role,
  reportEntries,
  type SalesFigures,
  type VenueReportInput,
  type VenueReportRow,
} from '@telve/api';
import { foldTr, formatDate } from '@telve/locale';
import { type FakeClient, fakeClient, graphics, page, refusal, stub, venueReport } from '@telve/testing';
import { figureNames } from '../shared/figures';
import { sampleOrders, sampleVenues } from './sample';

export interface ReportClientOptions {
  orders?: readonly OrderReportRow[];
  venues?: readonly VenueReportRow[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

const holds = (text: string, search: string | undefined) => foldTr(text).includes(foldTr(search ?? ''));

const inDays = (instant: string, { startDate, endDate }: OrderReportInput | VenueReportInput) => {
  const day = formatDate(instant).split('.').reverse().join('-');
  return day >= (startDate ?? '') && day <= (endDate ?? '9999');
};

const matches = (order: OrderReportRow, input: OrderReportInput) =>
  holds(`${order.orderId} ${order.productName} ${order.venueName}`, input.search) &&
  inDays(order.orderDate, input) &&
  (input.orderType ?? order.orderType) === order.orderType &&
  order.productName.startsWith(input.productName ?? '');

const ranks: Readonly<Record<NonNullable<OrderReportInput['orderBy']>, (order: OrderReportRow) => number>> = {
  EndDate: () => 0,
  FirstDate: ({ orderDate }) => Date.parse(orderDate),
  CashierFront: ({ orderType }) => Number(orderType === 'Remote'),
  Remote: ({ orderType }) => Number(orderType !== 'Remote'),
  Like: ({ orderDegree }) => -(orderDegree ?? 0),
  NotLike: ({ orderDegree }) => orderDegree ?? 9,
};

const sorted = (orders: readonly OrderReportRow[], orderBy: OrderReportInput['orderBy']) => {
  const newest = [...orders].sort((a, b) => Date.parse(b.orderDate) - Date.parse(a.orderDate));
  return orderBy ? newest.sort((a, b) => ranks[orderBy](a) - ranks[orderBy](b)) : newest;
};

const pageOf = <Row>(rows: readonly Row[], { page: number = 1, size = 10 }: { page?: number; size?: number }) =>
  page(rows.slice((number - 1) * size, number * size), { totalCount: rows.length, size });

/** An export's answer: a file with the name of the server. */
export const file = (fileName: string) => ({ blob: new Blob(['x']), fileName });

/** A client over orders and venues in memory that searches, narrows, sorts and pages as the server does. */
export const reportClient = (options: ReportClientOptions = {}): FakeClient => {
  const { orders = sampleOrders, venues = sampleVenues, roles = ['PanelUser'] } = options;
  const isStaff = roles.includes('PanelUser');
  return fakeClient(
    [
      stub(reportEntries.orders, (input) => {
        const found = sorted(
          orders.filter((order) => matches(order, input)),
          input.orderBy,
        );
        return pageOf(
          found.map(({ userId, ...order }) => ({ ...order, ...(isStaff && { userId }) })),
          input,
        );
      }),
      stub(reportEntries.venues, (input) => {
        const found = venues.filter(({ venueName, companyName }) => holds(`${venueName} ${companyName}`, input.search));
        const rows = found.map((row) => ({ ...row, previous: input.compare ? row.previous : null }));
        const sums = figureNames.map((name) => [name, found.reduce((all, row) => all + row[name], 0)]);
        const totals = {
          ...(Object.fromEntries(sums) as SalesFigures),
          previous: input.compare ? (found[0]?.previous ?? null) : null,
        };
        return venueReport([...pageOf(rows, input).items], { ...pageOf(rows, input), totals });
      }),
      stub(reportEntries.graphics, (input) =>
        isStaff
          ? graphics({ startDate: input.startDate ?? '2026-11-01', endDate: input.endDate ?? '2026-11-27' })
          : Promise.reject(refusal('forbidden', { status: 403 })),
      ),
      stub(reportEntries.exportOrders, file('siparis-raporu_27-11-2026.xlsx')),
      stub(reportEntries.exportVenues, file('magaza-satis-raporu_27-11-2026.xlsx')),
    ],
    { roles },
  );
};
