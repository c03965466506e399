import { orderReportRow, salesFigures, venueReportRow } from '@telve/testing';

/** Orders of both kinds, rated and not, of two venues. */
export const sampleOrders = [
  orderReportRow(),
  orderReportRow({
    orderId: 918_339,
    orderType: 'Cashierfront',
    productName: 'Filtre kahve, büyük',
    venueName: 'Taş Avlu Kahve',
    orderDegree: null,
    orderDate: '2026-11-26T21:30:00Z',
    deliveredDate: '2026-11-26T21:36:00Z',
    deliveredAccessDate: null,
    userId: 40_830,
  }),
  orderReportRow({ orderId: 918_300, orderDegree: 3, orderDate: '2026-11-20T08:00:00Z', userId: 41_000 }),
];

/** Two venues, the best selling first. */
export const sampleVenues = [
  venueReportRow({ previous: salesFigures({ salesCount: 1700 }) }),
  venueReportRow({
    venueId: 2,
    companyName: 'Avlu Turizm A.Ş.',
    venueName: 'Taş Avlu Kahve',
    venueAddress: 'Kemeraltı, Anafartalar Cad. No: 77, Konak',
    createDate: '2025-06-30T21:30:00Z',
    ...salesFigures({ salesCount: 1377, remoteOrderCount: 421, cashierFrontOrderCount: 956, coffeeUserCount: 468 }),
    previous: salesFigures({ salesCount: 0, remoteOrderCount: 0, cashierFrontOrderCount: 0, coffeeUserCount: 0 }),
  }),
];
