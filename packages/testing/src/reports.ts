import type { Graphics, OrderDay, OrderReportRow, SalesFigures, VenueReport, VenueReportRow } from '@telve/api';

/** An order of the order report, one of a PanelUser's; others get none `userId`. */
export const orderReportRow = (over: Partial<OrderReportRow> = {}): OrderReportRow => ({
  orderId: 918_342,
  orderType: 'Remote',
  productName: 'Latte, orta',
  venueName: 'Kırık Fincan Moda',
  orderDegree: 5,
  orderDate: '2026-11-27T15:51:00Z',
  deliveredDate: '2026-11-27T15:56:00Z',
  deliveredAccessDate: '2026-11-27T15:57:00Z',
  userId: 40_217,
  ...over,
});

export const salesFigures = (over: Partial<SalesFigures> = {}): SalesFigures => ({
  salesCount: 1842,
  remoteOrderCount: 702,
  cashierFrontOrderCount: 1140,
  coffeeUserCount: 611,
  ...over,
});

export const venueReportRow = (over: Partial<VenueReportRow> = {}): VenueReportRow => ({
  venueId: 1,
  companyName: 'Kırık Fincan Gıda Ltd. Şti.',
  venueName: 'Kırık Fincan Moda',
  venueAddress: 'Caferağa Mah. Sakız Gülü Sok. No: 18/A, Kadıköy',
  createDate: '2025-03-05T09:00:00Z',
  ...salesFigures(),
  previous: null,
  ...over,
});

/** One page of the venue report that holds all its rows. */
export const venueReport = (items: VenueReportRow[], over: Partial<VenueReport> = {}): VenueReport => ({
  items,
  totalCount: items.length,
  totalPages: Math.min(1, items.length),
  totals: { ...salesFigures(), previous: null },
  ...over,
});

export const orderDay = (over: Partial<OrderDay> = {}): OrderDay => ({
  date: '2026-11-27',
  remoteOrderCount: 164,
  cashierFrontOrderCount: 198,
  coffeeUserCount: 240,
  ...over,
});

/** The graphics of two days. */
export const graphics = (over: Partial<Graphics> = {}): Graphics => ({
  startDate: '2026-11-26',
  endDate: '2026-11-27',
  totals: salesFigures({ salesCount: 1011, remoteOrderCount: 452, cashierFrontOrderCount: 559, coffeeUserCount: 480 }),
  orderTypeGraphic: [
    orderDay({ date: '2026-11-26', remoteOrderCount: 288, cashierFrontOrderCount: 361, coffeeUserCount: 402 }),
    orderDay(),
  ],
  venueGraphic: [
    { venueId: 1, venueName: 'Kırık Fincan Moda', salesCount: 611 },
    { venueId: 2, venueName: 'Mercan Kahve Evi', salesCount: 400 },
  ],
  venueCount: 2,
  productGraphic: [
    { productName: 'Latte', salesCount: 702 },
    { productName: 'Filtre kahve', salesCount: 309 },
  ],
  ...over,
});
