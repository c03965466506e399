import { isIsoDate } from '@telve/locale';
import { mixed } from 'yup';
import { limits } from '../contract/limits';
import { adminOrderSorts, orderSorts, orderTypes, type reportEntries } from '../contract/reports';
import { rulesFor } from './rules';
import { date, fault, flag, id, input, optionOf, out, pageFields, text } from './schemas';

interface Range {
  startDate?: string;
  endDate?: string;
}

/** Days of a list: one alone is an open range (D-68). */
const openRange = () => ({ startDate: date(), endDate: date() });

/** Days of an export: both or none, and in their order (REP-41, REP-42). The fault stands at the day to be mended. */
const wholeRange = () => ({
  startDate: date().test('date_range_open', fault('date_range_open'), function both(value) {
    return value !== undefined || (this.parent as Range).endDate === undefined;
  }),
  endDate: date()
    .test('date_range_open', fault('date_range_open'), function both(value) {
      return value !== undefined || (this.parent as Range).startDate === undefined;
    })
    .test('date_range_reversed', fault('date_range_reversed'), function inOrder(value) {
      const { startDate } = this.parent as Range;
      if (value === undefined || startDate === undefined) return true;
      // What is no day has its own fault.
      return !isIsoDate(startDate) || !isIsoDate(value) || startDate <= value;
    }),
});

const orderFilters = (sorts: readonly string[]) => ({
  search: text(limits.searchMax),
  orderBy: optionOf(sorts),
  venueId: id(),
  orderType: optionOf(orderTypes),
  productName: text(),
});

const orderList = (sorts: readonly string[]) => input({ ...pageFields(), ...openRange(), ...orderFilters(sorts) });

const orderExport = (sorts: readonly string[]) => input({ ...wholeRange(), ...orderFilters(sorts) });

/** Ratings order nothing for the other roles: the options are not theirs (REP-29). */
const forOthers = <Input>(rules: Input) => ({ PanelVenueUser: rules, PanelReportUser: rules });

const orderRow = out.record({
  orderId: out.integer(),
  orderType: out.text(),
  productName: out.text(),
  venueName: out.text(),
  orderDegree: out.nullableInteger(),
  orderDate: out.text(),
  deliveredDate: out.nullableText(),
  deliveredAccessDate: out.nullableText(),
  userId: out.integer().optional(),
});

const figures = {
  salesCount: out.integer(),
  remoteOrderCount: out.integer(),
  cashierFrontOrderCount: out.integer(),
  coffeeUserCount: out.integer(),
};

const withPrevious = { ...figures, previous: out.record(figures).nullable() };

const venueRow = out.record({
  venueId: out.integer(),
  companyName: out.text(),
  venueName: out.text(),
  venueAddress: out.text(),
  createDate: out.text(),
  ...withPrevious,
});

export const reportRules = rulesFor<typeof reportEntries>()({
  orders: {
    input: orderList(adminOrderSorts),
    inputOf: forOthers(orderList(orderSorts)),
    payload: out.page(orderRow),
  },
  venues: {
    input: input({ ...pageFields(), ...openRange(), orderBy: optionOf(adminOrderSorts), compare: flag() }),
    payload: out.page(venueRow).shape({ totals: out.record(withPrevious) }),
  },
  graphics: {
    input: input(openRange()),
    payload: out.record({
      startDate: out.nullableText(),
      endDate: out.nullableText(),
      totals: out.record(figures),
      orderTypeGraphic: out.list(
        out.record({
          date: out.text(),
          remoteOrderCount: out.integer(),
          cashierFrontOrderCount: out.integer(),
          coffeeUserCount: out.integer(),
        }),
      ),
      venueGraphic: out.list(out.record({ venueId: out.integer(), venueName: out.text(), salesCount: out.integer() })),
      venueCount: out.integer(),
      productGraphic: out.list(out.record({ productName: out.text(), salesCount: out.integer() })),
    }),
  },
  exportOrders: {
    input: orderExport(adminOrderSorts),
    inputOf: forOthers(orderExport(orderSorts)),
    payload: mixed(),
  },
  exportVenues: {
    input: input({ ...wholeRange(), search: text(limits.searchMax), venueId: id() }),
    payload: mixed(),
  },
  widgetToken: {
    input: input({ companyId: id() }),
    payload: out.record({ token: out.text(), expiresAt: out.text() }),
  },
});
