import type { Generated } from 'kysely';
import type { Maybe, MaybeInstant } from './columns';

/** An order of the consumer app; partitioned by month of `ordered_at` (UTC). */
export interface OrdersTable {
  id: Generated<number>;
  ordered_at: Date;
  order_type: 'Remote' | 'Cashierfront';
  product_id: number;
  venue_id: number;
  /** The consumer. Shown to PanelUser only. */
  end_user_id: number;
  /** 1 to 5, or null. */
  rating: Maybe<number>;
  delivered_at: MaybeInstant;
  /** When the consumer opened the delivery code. */
  delivered_access_at: MaybeInstant;
}

/** What is ordered: one row for a name and a size. */
export interface ProductsTable {
  id: Generated<number>;
  name: string;
  /** `orta`; empty where there are no sizes. */
  size_name: Generated<string>;
  /** `foldTr` of name and size, written by the application (`productSearch`). */
  search: string;
}

/** What a statement on orders changed and the totals do not know yet. Added to and taken away, never changed (ADR 0025). */
export interface OrderChangesTable {
  id: Generated<number>;
  /** Day in Istanbul, `YYYY-MM-DD`. */
  day: string;
  venue_id: number;
  product_id: number;
  end_user_id: number;
  /** Orders of each kind to be added; below 0 to be taken away. */
  remote: number;
  cashier: number;
}

/** Orders of a day or a month, of a venue and a product. Id 0 means all of them. */
export interface OrderTotalsTable {
  venue_id: number;
  product_id: number;
  span: 'day' | 'month';
  /** First day of the span. */
  start: string;
  remote: number;
  cashier: number;
}

/** A day on which a member ordered in a venue, and how often. */
export interface MemberDaysTable {
  end_user_id: number;
  day: string;
  venue_id: number;
  orders: number;
  /** The member ordered in another venue as well on that day. */
  shared: Generated<boolean>;
}

/** Who ordered in a venue in a month: a bit for each of 4096 members, at the place of the lowest bits of the id. */
export interface MemberMonthsTable {
  venue_id: number;
  /** Its first day. */
  month: string;
  /** The bits of the id above those. */
  part: number;
  members: string;
}

/**
 * How many members ordered in a venue on `day` and on `previous_day` before it, but on no day between; `-infinity` where
 * `day` is their first. Members of a range are those on its days whose day before lies before the range.
 */
export interface MemberGapsTable {
  /** 0: in whichever venue. */
  venue_id: number;
  day: string;
  previous_day: string;
  members: number;
}
