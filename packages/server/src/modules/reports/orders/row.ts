import type { OrderReportRow } from '@telve/api';
import type { Caller } from '../../../http/call';
import { seesAllVenues } from '../../scope';
import type { OrderRecord } from './query';

/** Members are shown to staff, and never to a widget (REP-28). */
export const seesMembers = (caller: Caller): boolean => seesAllVenues(caller);

/** `Latte, orta` */
export const productText = ({ product, size }: Pick<OrderRecord, 'product' | 'size'>): string =>
  size === '' ? product : `${product}, ${size}`;

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** An order as the list answers it. */
export const toOrderRow = (record: OrderRecord, caller: Caller): OrderReportRow => ({
  orderId: record.id,
  orderType: record.order_type,
  productName: productText(record),
  venueName: record.venue,
  orderDegree: record.rating,
  orderDate: record.ordered_at.toISOString(),
  deliveredDate: instant(record.delivered_at),
  deliveredAccessDate: instant(record.delivered_access_at),
  ...(seesMembers(caller) && { userId: record.end_user_id }),
});
