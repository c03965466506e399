import type { OrderReportInput } from '@telve/api';
import type { Caller, Db } from '../../../http/call';
import { type DayKinds, dayKinds } from '../figures';
import { daysOf, selectionOf } from '../scope';
import { termsOf } from '../selection';
import { type OrderQuery, orderOfNumber } from './query';

/** Filters of the list, whichever page of it. */
export type OrderFilters = Omit<OrderReportInput, 'page' | 'size' | 'orderBy'>;

/** The orders that a list holds, and how many of them each day has. */
export interface OrderSource {
  query: OrderQuery;
  days: DayKinds[];
}

const numberIn = (search: string | undefined): number | undefined => {
  const text = search?.trim() ?? '';
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
};

const withOne = (days: readonly DayKinds[], { day, remote, cashier }: DayKinds): DayKinds[] => {
  const known = days.find((each) => each.day === day) ?? { day, remote: 0, cashier: 0 };
  const more = { day, remote: known.remote + remote, cashier: known.cashier + cashier };
  return [...days.filter((each) => each.day !== day), more].sort((a, b) => (a.day < b.day ? -1 : 1));
};

/** The order that a search names by its number (REP-31), unless its venue or product was found as well. */
const foundByNumber = async (db: Db, query: OrderQuery, search: string | undefined) => {
  const number = numberIn(search);
  const order = number === undefined ? undefined : await orderOfNumber(db, query, number);
  if (!order || query.found?.venues.includes(order.venue_id) || query.found?.products.includes(order.product_id))
    return;
  const remote = order.order_type === 'Remote' ? 1 : 0;
  return { number, day: { day: order.day, remote, cashier: 1 - remote } };
};

/** What filters let through inside the caller's scope (D-09). */
export const orderSource = async (db: Db, filters: OrderFilters, caller: Caller): Promise<OrderSource> => {
  const days = daysOf(filters);
  const { found, ...selection } = await selectionOf(db, filters, caller);
  const query: OrderQuery = { ...selection, days, found, orderType: filters.orderType };
  const counted = await dayKinds(db, termsOf(selection, found), days);
  const named = await foundByNumber(db, query, filters.search);
  return named
    ? { query: { ...query, number: named.number }, days: withOne(counted, named.day) }
    : { query, days: counted };
};
