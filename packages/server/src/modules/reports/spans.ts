import { addDays, addMonths, startOfMonth } from '@telve/locale';
import type { Days } from '../days';

/** Rows of `order_totals` with starts from `from` to `to`; an absent end is open. */
export interface Span {
  span: 'day' | 'month';
  from?: string | undefined;
  to?: string | undefined;
}

/** Beyond these days no whole month could be named. */
const bounds = { startDate: '9999-12-01', endDate: '1900-01-31' };

const firstFullMonth = (day: string): string => {
  const month = startOfMonth(day);
  return month === day ? month : addMonths(month, 1);
};

const lastFullMonth = (day: string): string => {
  const next = startOfMonth(addDays(day, 1));
  return addMonths(next, -1);
};

/**
 * A range of days in as few totals as make it up: its whole months, and the days before and after them. None for a
 * range that ends before it begins.
 */
export const spansOf = ({ startDate, endDate }: Days): Span[] => {
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) return [];
  if ((startDate ?? '') > bounds.startDate || (endDate ?? bounds.endDate) < bounds.endDate) {
    return [{ span: 'day', from: startDate, to: endDate }];
  }
  const from = startDate === undefined ? undefined : firstFullMonth(startDate);
  const to = endDate === undefined ? undefined : lastFullMonth(endDate);
  if (from !== undefined && to !== undefined && from > to) return [{ span: 'day', from: startDate, to: endDate }];
  const spans: Span[] = [{ span: 'month', from, to }];
  if (startDate !== from) spans.push({ span: 'day', from: startDate, to: addDays(from as string, -1) });
  const after = to === undefined ? undefined : addMonths(to, 1);
  if (after !== undefined && after <= (endDate as string)) spans.push({ span: 'day', from: after, to: endDate });
  return spans;
};
