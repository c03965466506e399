import type { reportEntries } from '@telve/api';
import { callerOf } from '../../http/call';
import type { Handlers } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import { readGraphics } from './graphics';
import { exportOrders } from './orders/export';
import { readOrders, totalOf } from './orders/read';
import { toOrderRow } from './orders/row';
import { orderSource } from './orders/source';
import type { ReportServices } from './services';
import { exportVenues } from './venues/export';
import { readVenueReport } from './venues/read';
import { makeWidgetToken } from './widget-token';

/** The calls of the reports. */
export const reportHandlers = ({ reportsDb: db, widgetTokens }: ReportServices): Handlers<typeof reportEntries> => ({
  orders: async (input, call) => {
    const caller = callerOf(call);
    const { offset, limit } = windowOf(input);
    const source = await orderSource(db, input, caller);
    const totalCount = totalOf(source);
    // Nothing is read for a page past the end, however far.
    const rows = offset < totalCount ? await readOrders(db, source, input.orderBy, offset, limit) : [];
    return pageOf(
      rows.map((record) => toOrderRow(record, caller)),
      totalCount,
      limit,
    );
  },

  venues: (input, call) => readVenueReport(db, input, callerOf(call)),
  graphics: (input, call) => readGraphics(db, input, callerOf(call), call.now),
  exportOrders: (input, call) => exportOrders(db, input, callerOf(call), call.now),
  exportVenues: (input, call) => exportVenues(db, input, callerOf(call), call.now),
  widgetToken: (input, call) => makeWidgetToken(widgetTokens, input, call),
});
