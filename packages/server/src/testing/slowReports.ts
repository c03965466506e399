import type { OrderReportInput, OrderSort, ReportRange, SalesFigures } from '@telve/api';
import { addDays, foldTr, toIstanbul } from '@telve/locale';
import type { Caller, Db } from '../http/call';

/** An order with everything that a report may ask of it. */
interface WholeOrder {
  id: number;
  order_type: 'Remote' | 'Cashierfront';
  venue_id: number;
  venue: string;
  venue_search: string;
  company_id: number;
  company: string;
  product: string;
  product_search: string;
  end_user_id: number;
  rating: number | null;
  ordered_at: Date;
  day: string;
}

/** Every order, joined to what it belongs to: the truth that reports are measured by. */
export const wholeOrders = async (db: Db): Promise<WholeOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('venues', 'venues.id', 'orders.venue_id')
    .innerJoin('companies', 'companies.id', 'venues.company_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.order_type',
      'orders.venue_id',
      'orders.end_user_id',
      'orders.rating',
      'orders.ordered_at',
      'venues.name as venue',
      'venues.search as venue_search',
      'venues.company_id',
      'companies.name as company',
      'products.name as product',
      'products.search as product_search',
    ])
    .execute();
  return rows.map((row) => ({ ...row, day: toIstanbul(row.ordered_at).date }));
};

const isInScope = ({ role, companyId, venueId, widget }: Caller, order: Pick<WholeOrder, 'company_id' | 'venue_id'>) =>
  (role === 'PanelUser' && !widget) ||
  (order.company_id === companyId && (venueId === 0 || order.venue_id === venueId));

const isInDays = ({ startDate, endDate }: ReportRange, { day }: WholeOrder): boolean =>
  (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate);

const isFound = (search: string | undefined, order: WholeOrder): boolean => {
  if (search === undefined) return true;
  const text = foldTr(search);
  const fields = [order.venue_search, foldTr(order.company), order.product_search];
  return fields.some((field) => field.includes(text)) || String(order.id) === search;
};

/** The orders that a list holds, one looked at after the other. */
export const slowOrders = (orders: readonly WholeOrder[], input: OrderReportInput, caller: Caller): WholeOrder[] =>
  orders.filter(
    (order) =>
      isInScope(caller, order) &&
      isInDays(input, order) &&
      isFound(input.search, order) &&
      (input.venueId === undefined || order.venue_id === input.venueId) &&
      (input.orderType === undefined || order.order_type === input.orderType) &&
      (input.productName === undefined || order.product === input.productName),
  );

const newest = (a: WholeOrder, b: WholeOrder): number => b.ordered_at.getTime() - a.ordered_at.getTime() || b.id - a.id;

const first = (is: (order: WholeOrder) => number) => (a: WholeOrder, b: WholeOrder) => is(b) - is(a) || newest(a, b);

const orders: Record<OrderSort, (a: WholeOrder, b: WholeOrder) => number> = {
  EndDate: newest,
  FirstDate: (a, b) => newest(b, a),
  CashierFront: first(({ order_type: type }) => Number(type === 'Cashierfront')),
  Remote: first(({ order_type: type }) => Number(type === 'Remote')),
  Like: first(({ rating }) => rating ?? 0),
  NotLike: first(({ rating }) => (rating === null ? 0 : 6 - rating)),
};

/** Sorted as D-68 says. */
export const slowSort = (of: readonly WholeOrder[], orderBy: OrderSort = 'EndDate'): WholeOrder[] =>
  [...of].sort(orders[orderBy]);

/** Counted one by one. */
export const slowFigures = (of: readonly WholeOrder[]): SalesFigures => ({
  salesCount: of.length,
  remoteOrderCount: of.filter(({ order_type: type }) => type === 'Remote').length,
  cashierFrontOrderCount: of.filter(({ order_type: type }) => type === 'Cashierfront').length,
  coffeeUserCount: new Set(of.map(({ end_user_id }) => end_user_id)).size,
});

/** How often each value comes, the most frequent first. */
export const slowShares = <Key>(of: readonly WholeOrder[], key: (order: WholeOrder) => Key): Map<Key, number> => {
  const shares = new Map<Key, number>();
  for (const order of of) shares.set(key(order), (shares.get(key(order)) ?? 0) + 1);
  return shares;
};

/** Every day of a range. */
export const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};
