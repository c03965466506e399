import type { Client, Graphics, VenueReport } from '@telve/api';
import { type IsoDate, today as istanbulToday } from '@telve/locale';
import { daysOf, type RangeChoice } from '../scope/choice';
import { isForbidden, reads } from './reads';

/** Reports that there is a widget for. */
export const reportNames = ['orderTypes', 'venues', 'products', 'sales'] as const;
export type ReportName = (typeof reportNames)[number];

/** What widgets show at once, read before they are rendered, e.g. on a server. Plain JSON. */
export interface ReportData {
  /** The day on which it was read, `YYYY-MM-DD` in Europe/Istanbul. */
  today: IsoDate;
  range: RangeChoice;
  graphics?: Graphics;
  sales?: VenueReport;
}

export interface LoadReportOptions {
  /** Widgets that are to show it. */
  reports: readonly ReportName[];
  /** Default `month`. */
  range?: RangeChoice;
  signal?: AbortSignal;
}

/**
 * Reads what the widgets `reports` will show, for their property `data`. Rejects with the ApiError of a refused call; the
 * widgets then read for themselves, and say what is wrong.
 */
export const loadReportData = async (
  client: Client,
  { reports, range = 'month', signal }: LoadReportOptions,
): Promise<ReportData> => {
  const today = istanbulToday();
  const days = daysOf(range, today);
  const options = signal ? { signal } : {};
  const sales = () => client.call(reads.sales.entry, reads.sales.inputOf(days), options);
  const data: ReportData = { today, range };
  const loadGraphics = async () => {
    try {
      data.graphics = await client.call(reads.graphics.entry, reads.graphics.inputOf(days), options);
    } catch (error) {
      if (!isForbidden(error) || !reports.includes('venues')) throw error;
      data.sales = await sales();
    }
  };
  const loadSales = async () => {
    data.sales = await sales();
  };
  await Promise.all([
    reports.some((one) => one !== 'sales') && loadGraphics(),
    reports.includes('sales') && loadSales(),
  ]);
  return data;
};
