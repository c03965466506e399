import type { Download } from '../client/client';
import { defineEntry } from './entry';
import type { Page, PageInput } from './envelope';

/** Kinds of an order: ordered ahead in the app, or taken at the till (REP-21). */
export const orderTypes = ['Remote', 'Cashierfront'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Orders of the order report for every role: newest first, oldest first, one kind before the other (REP-32, D-68). */
export const orderSorts = ['EndDate', 'FirstDate', 'CashierFront', 'Remote'] as const;

/** Orders of PanelUser: also best and worst rating first (REP-29). Unrated orders come last. */
export const adminOrderSorts = [...orderSorts, 'Like', 'NotLike'] as const;
export type OrderSort = (typeof adminOrderSorts)[number];

/** Days of a report in Europe/Istanbul, `YYYY-MM-DD`, both included. One alone leaves the other end open (D-68). */
export interface ReportRange {
  startDate?: string;
  endDate?: string;
}

/** Filters of the order report. What lies outside the caller's scope is never found (D-09). */
export interface OrderReportInput extends PageInput, ReportRange {
  /** Newest first when absent. */
  orderBy?: OrderSort;
  venueId?: number;
  orderType?: OrderType;
  /** Name of a product as `productGraphic` tells it, whatever the size. */
  productName?: string;
}

/** A row of the order report. Instants are ISO texts in UTC. */
export interface OrderReportRow {
  orderId: number;
  orderType: OrderType;
  /** Product and size, e.g. `Latte, orta`. */
  productName: string;
  venueName: string;
  /** Rating from 1 to 5; null: not rated. */
  orderDegree: number | null;
  orderDate: string;
  deliveredDate: string | null;
  /** When the member confirmed the delivery; null: not yet, or not needed. */
  deliveredAccessDate: string | null;
  /** The member. For PanelUser only, absent for every other role (REP-28). */
  userId?: number;
}

/** Sales of one venue, or of all, in the days asked for. */
export interface SalesFigures {
  salesCount: number;
  remoteOrderCount: number;
  cashierFrontOrderCount: number;
  /** Different members who ordered. */
  coffeeUserCount: number;
}

/** Filters of the venue report, the best selling first. */
export interface VenueReportInput extends PageInput, ReportRange {
  /** Accepted and ignored (D-68). */
  orderBy?: OrderSort;
  /** True: each row and the totals carry the figures of the equally long period right before; needs both days. */
  compare?: boolean;
}

/** A row of the venue report. */
export interface VenueReportRow extends SalesFigures {
  venueId: number;
  companyName: string;
  venueName: string;
  venueAddress: string;
  /** ISO instant at which the venue was made. */
  createDate: string;
  /** Null unless `compare` was asked for with both days. */
  previous: SalesFigures | null;
}

/** The venue report: rows of a page, and the figures of all venues that the filters let through. */
export interface VenueReport extends Page<VenueReportRow> {
  totals: SalesFigures & { previous: SalesFigures | null };
}

/** One day of the graphics. */
export interface OrderDay {
  /** `YYYY-MM-DD` in Europe/Istanbul. */
  date: string;
  remoteOrderCount: number;
  cashierFrontOrderCount: number;
  /** Different members who ordered on that day; the days do not add up to the total. */
  coffeeUserCount: number;
}

export interface VenueShare {
  venueId: number;
  venueName: string;
  salesCount: number;
}

export interface ProductShare {
  productName: string;
  salesCount: number;
}

/** Venues a graphic names at most, the best selling. */
export const graphicVenuesMax = 300;

/** The graphics of a range (REP-34 to REP-37). */
export interface Graphics {
  /** First and last day counted: as asked for, else the first order's day and today. Null both: no order at all. */
  startDate: string | null;
  endDate: string | null;
  totals: SalesFigures;
  /** Every day of the range in order, also those without an order. */
  orderTypeGraphic: OrderDay[];
  /** The best selling first, at most `graphicVenuesMax`. */
  venueGraphic: VenueShare[];
  /** Venues with an order in the range. */
  venueCount: number;
  /** The best selling first. */
  productGraphic: ProductShare[];
}

/** For whom a widget token is made. */
export interface WidgetTokenInput {
  /** The company whose figures the widget may read. A caller bound to a company gets that one, whatever is sent. */
  companyId?: number;
}

/** A token that reads the reports of one company and nothing else, and cannot be renewed. */
export interface WidgetToken {
  token: string;
  /** ISO instant, at most 15 minutes away. */
  expiresAt: string;
}

const readers = ['PanelUser', 'PanelVenueUser', 'PanelReportUser'] as const;

/** A newer order of a range changes what was read; lists are read again with the tag. */
const reads = ['orders'];

const wire = { dates: { startDate: 'DD-MM-YYYY', endDate: 'DD-MM-YYYY' } } as const;

export const orders = defineEntry<OrderReportInput, Page<OrderReportRow>>()({
  id: 'reports.orders',
  method: 'GET',
  path: '/api/panel/report/orders',
  access: readers,
  widget: true,
  wire,
  reads,
});

export const venues = defineEntry<VenueReportInput, VenueReport>()({
  id: 'reports.venues',
  method: 'GET',
  path: '/api/panel/report/venues',
  access: readers,
  widget: true,
  wire,
  reads,
});

export const graphics = defineEntry<ReportRange, Graphics>()({
  id: 'reports.graphics',
  method: 'GET',
  path: '/api/panel/report/graphics',
  access: ['PanelUser'],
  widget: true,
  wire,
  reads,
});

/** The order report as a workbook, with the filters of the list (REP-48). Both days or none (REP-41, REP-42). */
export const exportOrders = defineEntry<Omit<OrderReportInput, 'page' | 'size'>, Download>()({
  id: 'reports.exportOrders',
  method: 'GET',
  path: '/api/panel/report/orders/export',
  kind: 'file',
  access: readers,
  wire,
});

export interface VenueReportExportInput extends ReportRange {
  search?: string;
  /** Sent for users bound to one venue (D-68); one outside the caller's scope is 404. */
  venueId?: number;
}

/** The venue report as a workbook (REP-47). Both days or none (REP-41, REP-42). */
export const exportVenues = defineEntry<VenueReportExportInput, Download>()({
  id: 'reports.exportVenues',
  method: 'GET',
  path: '/api/panel/report/venues/export',
  kind: 'file',
  access: readers,
  wire,
  errors: ['venue_not_found'],
});

/** Makes a token for a widget in somebody else's page. A call of its server, never of the page. */
export const widgetToken = defineEntry<WidgetTokenInput, WidgetToken>()({
  id: 'reports.widgetToken',
  method: 'POST',
  path: '/api/panel/report/widget-token',
  access: readers,
  idempotent: false,
  errors: ['company_not_found'],
});

export const reportEntries = { orders, venues, graphics, exportOrders, exportVenues, widgetToken };
